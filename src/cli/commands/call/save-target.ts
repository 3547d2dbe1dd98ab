import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { userError } from "../../../core/problem.js";
import type { Redactor } from "../../../core/redaction/redact.js";
import { throwErrors } from "../../../engine/check.js";
import { sharedKey } from "../../../engine/lanes/shared-servers.js";
import type { Connections } from "../../../run/connect.js";
import { createRequest, type RunEnvironment } from "../../../run/create-request.js";
import { loadRequest } from "../../../run/load-request.js";
import type { RunFlags } from "../../../run/settings/options.js";
import type { Suite } from "../../../suite/types.js";
import type { SaveTarget } from "./save-tests.js";

/** The server that is meant. Equal ones of several suites are one. */
export function onlyServer(
  { servers }: Connections,
  { serverTarget }: Partial<RunFlags>,
): Connections["servers"][number] {
  const different = new Map(servers.map((target) => [sharedKey(target.server), target]));
  const [only, ...others] = different.values();
  if (only !== undefined && others.length === 0) return only;
  const names = [...different.values()].map(({ suite, server }) => `${server.name} (${suite.name})`).join(", ");
  const wanted = serverTarget === undefined ? "" : ` \`${serverTarget}\``;
  throw userError(
    only === undefined ? `there is no server${wanted} to call` : "which server is to be called?",
    names === "" ? "The suites have none of that name." : `There are several: ${names}.`,
    "Name one by --server-target, and its suite by --suite.",
  );
}

/** The file of `--save`, with the suite that is in it. Throws a UserError if that is not one, or is broken. */
export async function saveTarget(
  name: string,
  called: Suite,
  environment: RunEnvironment,
  redactor: Redactor,
): Promise<SaveTarget> {
  const file = resolve(environment.cwd, name);
  if (!/\.ya?ml$/i.test(file)) {
    throw userError(`${name} is not a suite`, "A suite is a YAML file.", "Give it a name such as a.mcptest.yaml.");
  }
  if (!existsSync(file)) return { name, file };
  if (file === called.file) return { name, file, suite: called };
  const { suites, problems } = await loadRequest(createRequest([file], {}, environment), redactor, randomUUID());
  throwErrors(problems);
  return { name, file, ...(suites[0] && { suite: suites[0] }) };
}
