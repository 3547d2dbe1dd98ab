import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { addHeader, parseSeconds } from "../../run/settings/option-values.js";
import type { ServerFlags } from "../../run/settings/server-options.js";
import { type InputReader, list } from "./read-input.js";

/** Inputs that need one of these, or a suite with several servers. */
const standIns = ["server-command", "server-url", "server-config"];
const settings = [
  "server-auth-bearer-env",
  "header",
  "header-env",
  "insecure-skip-verify",
  "ca-bundle",
  "http-timeout",
  "connect-timeout",
  "wait-for-ready",
];

/** Reads the inputs that change the servers under test, as the flags of the same names do. */
export function readServerInputs(reader: InputReader, workingDirectory: string): ServerFlags {
  const { text, lines, flag, refuse, parsed } = reader;
  const headers = (name: string) =>
    parsed(name, () => lines(name).reduce<Record<string, string>>((before, header) => addHeader(header, before), {}));
  const file = (name: string) => {
    const value = text(name);
    const path = value === undefined ? undefined : resolve(workingDirectory, value);
    if (path !== undefined && !existsSync(path)) {
      refuse(name, `There is no file ${path}`, "Name a file that exists, relative to `working-directory`.");
    }
    return path;
  };

  const serverCommand = text("server-command");
  const serverUrl = text("server-url");
  if (serverCommand !== undefined && serverUrl !== undefined) {
    refuse("server-url", "`server-command` is given too, and both replace the same server", "Give one of them.");
  }
  if (serverUrl !== undefined && !(URL.canParse(serverUrl) && /^https?:$/.test(new URL(serverUrl).protocol))) {
    refuse("server-url", "It must begin with http:// or https://", "Write the whole address.");
  }
  const serverTarget = text("server-target");
  if (serverTarget !== undefined && [...standIns, ...settings].every((name) => text(name) === undefined)) {
    refuse(
      "server-target",
      `It names the server that others are for, and none of them is given: ${list(standIns)} and the HTTP settings`,
      "Give one of them too, or leave `server-target` out.",
    );
  }
  const flags = {
    serverCommand,
    serverUrl,
    serverConfig: file("server-config"),
    serverAuthBearerEnv: text("server-auth-bearer-env"),
    serverTarget,
    header: headers("header"),
    headerEnv: headers("header-env"),
    insecureSkipVerify: flag("insecure-skip-verify", false) || undefined,
    caBundle: file("ca-bundle"),
    httpTimeout: parsed("http-timeout", parseSeconds),
    connectTimeout: parsed("connect-timeout", parseSeconds),
    waitForReady: text("wait-for-ready"),
  } satisfies Record<keyof ServerFlags, unknown>;
  return Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
}
