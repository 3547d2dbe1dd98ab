import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { asObject, canonicalJson } from "../../../core/json/json.js";
import { writeFileAtomic } from "../../../core/out.js";
import { throwErrors, userError } from "../../../core/problem.js";
import { readRegularFile } from "../../../core/read-file.js";
import { redactForeign } from "../../../core/redaction/foreign-marks.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, join, processSecrets, say, trustedText } from "../../../core/redaction/redacted.js";
import { createRequest, type RunEnvironment } from "../../../run/create-request.js";
import { loadRequest } from "../../../run/load-request.js";
import { ownKeys } from "../../../suite/servers/server.js";
import type { Suite, SuiteServer, SuiteStepCall } from "../../../suite/types.js";
import { insertionOf, yamlOf } from "../../../suite/yaml/add-test.js";
import { freeName, SCHEMA_LINE, type WrittenTest } from "../../suite-text.js";
import { shownLine } from "../../terminal.js";
import { literalSchema, mapTexts, relativePaths, replaceMarks } from "../../texts.js";
import type { WrittenAssertion } from "./answer-shape.js";

const MAX_SUITE = 4 * 1024 * 1024;

const BLOCKS = { "tools/call": "tools", "resources/read": "resources", "prompts/get": "prompts" } as const;

/** The file of `--save`: the suite that is there, if there is one. */
export interface SaveTarget {
  /** As it was given. */
  name: string;
  file: string;
  suite?: Suite;
}

/** A test that is written into a suite. */
export interface SavedTest {
  block: WrittenTest["block"];
  /** Its name, unless the block has one of that name already. */
  name: string;
  /** Its other keys, but for `server` and `expect`. */
  entry: Readonly<Record<string, unknown>>;
  assertions: readonly WrittenAssertion[];
  steps?: readonly Pick<SavedTest, "entry" | "assertions">[];
}

/** Writes a call as a test into a new or an existing suite, unless it has it; says what was done. Throws a UserError. */
export async function saveCall(
  call: SuiteStepCall,
  isError: boolean,
  assertions: readonly WrittenAssertion[],
  server: SuiteServer,
  target: SaveTarget,
): Promise<string> {
  const subject = call.method === "resources/read" ? call.uri : call.method === "tools/call" ? call.tool : call.prompt;
  const name = `${subject} ${isError ? "answers with an error" : "answers"}`;
  const who = server.identity?.as;
  const entry = { ...callEntry(call), ...(who !== undefined && { as: who }) };
  const test = { block: BLOCKS[call.method], name, entry, assertions };
  const twin = target.suite && twinOf(test, server, target, target.suite);
  if (twin !== undefined) return `${target.name} has it already, as the test \`${twin}\``;
  const [savedName = name] = await saveTests([test], server, target);
  return `saved as the test \`${savedName}\` in ${target.name}`;
}

/** The name of a test of the suite that is nothing but this call, whatever it expects. */
function twinOf(
  { block, entry }: SavedTest,
  calledServer: SuiteServer,
  target: SaveTarget,
  suite: Suite,
): string | undefined {
  const server = serverIn(suite, calledServer, target);
  const wanted = canonicalJson({ ...entry, server });
  return suite.tests.find((test) => {
    const { name: _, expect: __, ...rest } = asObject(test.node);
    return test.block === block && canonicalJson({ ...rest, server: test.server }) === wanted;
  })?.name;
}

/**
 * Writes tests of one server into an existing suite, or into a new one with `settings`, and comments at its end; gives the
 * names of the tests. Throws a UserError.
 */
export async function saveTests(
  tests: readonly SavedTest[],
  calledServer: SuiteServer,
  target: SaveTarget,
  { settings = {}, comments = [] }: { settings?: object; comments?: readonly string[] } = {},
): Promise<string[]> {
  const { suite } = target;
  const usedNames = new Set(suite?.tests.map(({ block, name }) => `${block} ${name}`));
  const serverName = suite && serverIn(suite, calledServer, target);
  const server =
    serverName !== undefined && suite !== undefined && suite.servers.size > 1 ? { server: serverName } : {};
  // The text of the author stays as it is, even with secrets; only added texts are redacted.
  let parts =
    suite === undefined
      ? [newSuite(calledServer, target, settings)]
      : [trustedText(readRegularFile(target.file, MAX_SUITE).toString("utf8"))];
  const names: string[] = [];
  const testBody = ({ entry, assertions }: Pick<SavedTest, "entry" | "assertions">) => ({
    ...writable(entry),
    ...(assertions.length > 0 && { expect: literalSchema(assertions, hide) }),
  });
  for (const { block, name: base, steps, ...saved } of tests) {
    const name = freeName(block, base, usedNames);
    names.push(name);
    const test = { name, ...server, ...testBody(saved), ...(steps && { steps: steps.map(testBody) }) };
    const text = parts.join("");
    const insertion = insertionOf(text, block, test);
    if (insertion === undefined) {
      const reason = `Its \`${block}\` is laid out so that a test cannot be added without rewriting the file.`;
      const fix = `Write \`${block}:\` as a list with one \`- name:\` for each test, or save to a new file.`;
      throw userError(`a test cannot be added to ${target.name}`, reason, fix);
    }
    const { offset } = insertion;
    parts = [trustedText(text.slice(0, offset)), hide(insertion.text), trustedText(text.slice(offset))];
  }
  const lines = new Set(parts.join("").split(/\r?\n/));
  for (const comment of comments) {
    const line = say`# ${shownLine(comment)}`;
    if (!lines.has(line)) parts.push(line, trustedText("\n"));
  }
  await writeFileAtomic(target.file, join(parts, ""));
  return names;
}

function newSuite(calledServer: SuiteServer, { file }: SaveTarget, settings: object): Redacted {
  const servers = {
    [calledServer.identity?.server ?? calledServer.name]: writable(relativePaths(ownKeys(calledServer.raw), file)),
  };
  return hide(`${SCHEMA_LINE}${yamlOf({ servers, ...settings })}`);
}

function callEntry(call: SuiteStepCall): Record<string, unknown> {
  if (call.method === "resources/read") return { uri: call.uri };
  const args = Object.keys(call.args).length > 0 ? { args: call.args } : {};
  return call.method === "tools/call"
    ? { tool: call.tool, ...args, ...(call.task && { task: true }) }
    : { prompt: call.prompt, ...args };
}

function serverIn(suite: Suite, calledServer: SuiteServer, { name }: SaveTarget): string {
  const equalServers = [...suite.servers.values()].filter(
    ({ raw }) => canonicalJson(raw) === canonicalJson(calledServer.raw),
  );
  const match = equalServers.find((server) => server.name === calledServer.name) ?? equalServers[0];
  if (match !== undefined) return match.name;
  throw userError(
    `${name} does not have the server that was called`,
    `Its servers are ${[...suite.servers.keys()].join(", ")}; a second one would leave open which one its tests mean.`,
    `Call one of them (--suite ${name} --server-target NAME), or save to a new file.`,
  );
}

/** A value for a suite: `$$` for `$`, `${NAME}` for a secret of that variable. Throws a UserError for others. */
function writable(value: Record<string, unknown>): Record<string, unknown> {
  const variables = new Map(processSecrets.secrets().filter(([name, secret]) => process.env[name] === secret));
  const secretOf = (name: string) => {
    if (variables.has(name)) return `\${${name}}`;
    throw userError(
      "the call holds a secret, which a suite must not",
      `It is known as ${name}.`,
      "Put it into an environment variable whose name says so, such as API_TOKEN, and call again: the test will refer to it.",
    );
  };
  const text = (written: string) =>
    replaceMarks(redactForeign({ written }).written, secretOf, (part) => part.replaceAll("$", "$$$$"));
  return mapTexts(value, text) as Record<string, unknown>;
}

/** The file of `--save`, with the suite that is in it. Throws a UserError if that is not one, or is broken. */
export async function saveTarget(name: string, calledSuite: Suite, environment: RunEnvironment): Promise<SaveTarget> {
  const file = resolve(environment.cwd, name);
  if (!/\.ya?ml$/i.test(file)) {
    throw userError(`${name} is not a suite`, "A suite is a YAML file.", "Give it a name such as a.mcptest.yaml.");
  }
  if (!existsSync(file)) return { name, file };
  if (file === calledSuite.file) return { name, file, suite: calledSuite };
  const { suites, problems } = await loadRequest(createRequest([file], {}, environment), randomUUID());
  throwErrors(problems);
  return { name, file, ...(suites[0] && { suite: suites[0] }) };
}
