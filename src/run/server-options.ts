import { resolve } from "node:path";
import { type Command, InvalidArgumentError, type Option } from "commander";
import { DURATION_FORM, parseDuration } from "../core/duration.js";
import type { ServerOverrides } from "../suite/servers/overrides.js";
import { addSetting } from "./setting.js";

/** The flags that change the servers under test, as commander gives them. */
export interface ServerFlags {
  serverConfig?: string;
  serverUrl?: string;
  serverCommand?: string;
  serverAuthBearerEnv?: string;
  serverTarget?: string;
  header?: Headers;
  headerEnv?: Headers;
  insecureSkipVerify?: boolean;
  caBundle?: string;
  httpTimeout?: string;
  connectTimeout?: string;
  waitForReady?: string;
}

type Headers = Record<string, string>;

/** Adds the flags that change the servers under test. */
export function addServerOptions(program: Command): void {
  const add = (flags: string, text: string, change?: (option: Option) => Option) =>
    addSetting(program, flags, text, change);
  const headers = (option: Option) => option.argParser(header).default({}, "none");
  const time = (option: Option) => option.argParser(seconds);
  add("--server-config <file>", "run the suite against the `server:` block of this YAML file");
  add("--server-url <url>", "run the suite against this address (Streamable HTTP)");
  add("--server-command <command>", "run the suite against this command (POSIX words, no shell)");
  add("--server-auth-bearer-env <name>", "send the value of this environment variable as bearer token");
  add("--server-target <name>", "the server that the --server flags are for, where a suite has several");
  add("--header <name=value>", "send this HTTP header; repeatable", headers);
  add("--header-env <name=variable>", "send the value of an environment variable as HTTP header; repeatable", headers);
  add("--insecure-skip-verify", "accept any TLS certificate: whoever answers is believed, and is sent the token");
  add("--ca-bundle <file>", "trust the certificate authorities of this PEM file too");
  add("--http-timeout <duration>", "the most that one HTTP request may take: seconds or a duration", time);
  add("--connect-timeout <duration>", "the most that a connection may take: seconds or a duration", time);
  add(
    "--wait-for-ready <url|duration>",
    "poll this URL until it answers 2xx, before the first test; or how long the suite's own waiting may take",
  );
}

/** The server overrides of the flags; paths are relative to `cwd`. The file of --server-config is read elsewhere. */
export function overridesOf(flags: ServerFlags, cwd: string): ServerOverrides {
  const { serverUrl, serverCommand, serverAuthBearerEnv, serverTarget, waitForReady } = flags;
  const fromEnv = Object.entries(flags.headerEnv ?? {}).map(([name, env]) => [name, { env }]);
  const headers: NonNullable<ServerOverrides["headers"]> = { ...flags.header, ...Object.fromEntries(fromEnv) };
  const http = httpOf(flags, cwd);
  return {
    ...(serverUrl !== undefined && { serverUrl }),
    ...(serverCommand !== undefined && { serverCommand }),
    ...(serverAuthBearerEnv !== undefined && { serverAuthBearerEnv }),
    ...(serverTarget !== undefined && { serverTarget }),
    ...(waitForReady !== undefined && { waitForReady }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(Object.keys(http).length > 0 && { http }),
  };
}

/** A duration, or a bare number of seconds, as the suite format writes it. Throws an InvalidArgumentError. */
export function seconds(text: string): string {
  const duration = /^[0-9]+(\.[0-9]+)?$/.test(text) ? `${text}s` : text;
  if (parseDuration(duration)) return duration;
  throw new InvalidArgumentError(`It takes a number of seconds, or ${DURATION_FORM}.`);
}

/** One `name=value` more. Throws an InvalidArgumentError where there is no name. */
export function header(text: string, before: Headers = {}): Headers {
  const at = text.indexOf("=");
  const name = text.slice(0, Math.max(at, 0)).trim();
  if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) {
    throw new InvalidArgumentError("Write the name of the header, an equals sign, and its value.");
  }
  const value = text.slice(at + 1);
  if (!/^[\t\x20-\x7e\x80-\xff]*$/.test(value))
    throw new InvalidArgumentError("The value is one line of Latin-1 text.");
  return { ...before, [name]: value };
}

function httpOf(flags: ServerFlags, cwd: string): Record<string, unknown> {
  const { httpTimeout, connectTimeout, insecureSkipVerify, caBundle } = flags;
  const tls = {
    ...(insecureSkipVerify && { insecure_skip_verify: true }),
    ...(caBundle !== undefined && { ca_bundle_path: resolve(cwd, caBundle) }),
  };
  return {
    ...(httpTimeout !== undefined && { timeout: httpTimeout }),
    ...(connectTimeout !== undefined && { connect_timeout: connectTimeout }),
    ...(Object.keys(tls).length > 0 && { tls }),
  };
}
