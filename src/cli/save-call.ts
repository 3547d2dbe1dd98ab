import { dirname, relative, resolve, sep } from "node:path";
import { canonicalJson, isObject } from "../core/json.js";
import { writeFileAtomic } from "../core/out.js";
import { type UserError, userError } from "../core/problem.js";
import { readRegularFile } from "../core/read-file.js";
import { originalText, redactForeign } from "../core/redaction/foreign-marks.js";
import type { Redactor } from "../core/redaction/redact.js";
import { hideTexts, join, trustedText } from "../core/redaction/redacted.js";
import type { Suite, SuiteCall, SuiteServer } from "../suite/types.js";
import { Deferred } from "../suite/variables/deferred.js";
import { insertionOf, yamlOf } from "../suite/yaml/add-test.js";
import type { WrittenAssertion } from "./answer-shape.js";

const SCHEMA = "https://raw.githubusercontent.com/mcptest/action/v1/schemas/v1.json";
const MAX_SUITE = 4 * 1024 * 1024;
const MARK = /«secret:([\w.-]+…?)»/g;

/** A call that was made, with what is asserted of its answer. */
export interface SavedCall {
  call: SuiteCall;
  isError: boolean;
  assertions: readonly WrittenAssertion[];
  server: SuiteServer;
}

/** The file of `--save`: the suite that is there, if there is one. */
export interface SaveTarget {
  /** As it was given. */
  name: string;
  /** Absolute. */
  file: string;
  suite?: Suite;
}

/** Writes a call as a test into a new or an existing suite; gives the test's name. Throws a UserError. */
export async function saveCall(saved: SavedCall, target: SaveTarget, redactor: Redactor): Promise<string> {
  const { suite } = target;
  const { block } = saved.call;
  const name = nameFor(saved, suite);
  const test = (server: string | undefined) => ({
    ...writable({ name, ...entryOf(saved.call, server) }, redactor),
    // Nothing is filled in here: a `$` of a schema is its own.
    expect: hideTexts(saved.assertions),
  });
  if (suite === undefined) {
    const servers = { [saved.server.name]: writable(relativePaths(saved.server.raw, target.file), redactor) };
    const header = `# yaml-language-server: $schema=${SCHEMA}\n`;
    const text = `${header}${yamlOf({ servers })}\n${yamlOf({ [block]: [test(undefined)] })}`;
    await writeFileAtomic(target.file, redactor.text(text));
    return name;
  }
  const server = serverIn(suite, saved.server, target);
  const text = readRegularFile(target.file, MAX_SUITE).toString("utf8");
  const insertion = insertionOf(text, block, test(suite.servers.size > 1 ? server : undefined));
  if (insertion === undefined) throw cannotAdd(target, block);
  const { offset } = insertion;
  // What the author wrote goes back to where it was, secrets too.
  const parts = [trustedText(text.slice(0, offset)), redactor.text(insertion.text), trustedText(text.slice(offset))];
  await writeFileAtomic(target.file, join(parts, ""));
  return name;
}

function entryOf(call: SuiteCall, server: string | undefined): Record<string, unknown> {
  const on = server === undefined ? {} : { server };
  if (call.block === "resources") return { ...on, uri: call.uri };
  const args = Object.keys(call.args).length > 0 ? { args: call.args } : {};
  return call.block === "tools" ? { ...on, tool: call.tool, ...args } : { ...on, prompt: call.prompt, ...args };
}

/** A name that no other test of the block has. */
function nameFor({ call, isError }: SavedCall, suite: Suite | undefined): string {
  const subject = call.block === "resources" ? call.uri : call.block === "tools" ? call.tool : call.prompt;
  const base = `${subject} ${isError ? "answers with an error" : "answers"}`;
  const taken = new Set(suite?.tests.filter(({ block }) => block === call.block).map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} (${number})`;
    if (!taken.has(name)) return name;
  }
}

/** The server of a suite that is the one that was called. */
function serverIn(suite: Suite, called: SuiteServer, { name }: SaveTarget): string {
  const same = [...suite.servers.values()].filter(({ raw }) => canonicalJson(raw) === canonicalJson(called.raw));
  const found = same.find((server) => server.name === called.name) ?? same[0];
  if (found !== undefined) return found.name;
  throw userError(
    `${name} does not have the server that was called`,
    `Its servers are ${[...suite.servers.keys()].join(", ")}; a second one would leave open which one its tests mean.`,
    `Call one of them (--suite ${name} --server-target NAME), or save to a new file.`,
  );
}

/** Paths as they are written beside the suite. */
function relativePaths(raw: SuiteServer["raw"], file: string): Record<string, unknown> {
  const entry = { ...raw };
  for (const key of ["cwd", "cassette"]) {
    const path = entry[key];
    if (typeof path === "string") entry[key] = relative(dirname(file), resolve(path)).replaceAll(sep, "/") || ".";
  }
  return entry;
}

/**
 * A value as a suite has it: `$` is written `$$`, and a secret that comes from an environment variable `${NAME}`. Throws a
 * UserError for any other secret.
 */
function writable(value: Record<string, unknown>, redactor: Redactor): Record<string, unknown> {
  const variables = new Map(redactor.secrets().filter(([name, secret]) => process.env[name] === secret));
  const shown = (text: string) => redactForeign({ text }, redactor).text;
  const text = (written: string): string =>
    shown(written)
      .split(MARK)
      .map((part, index) => {
        if (index % 2 === 0) return originalText(part).replaceAll("$", "$$$$");
        if (variables.has(part)) return `\${${part}}`;
        throw holdsSecret(part);
      })
      .join("");
  const walk = (node: unknown): unknown => {
    if (node instanceof Deferred) return node.text;
    if (typeof node === "string") return text(node);
    if (Array.isArray(node)) return node.map(walk);
    if (!isObject(node)) return node;
    return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, walk(item)]));
  };
  return walk(value) as Record<string, unknown>;
}

function holdsSecret(name: string): UserError {
  return userError(
    "the call holds a secret, which a suite must not",
    `It is known as ${name}.`,
    "Put it into an environment variable whose name says so, such as API_TOKEN, and call again: the test will refer to it.",
  );
}

function cannotAdd({ name }: SaveTarget, block: string): UserError {
  return userError(
    `a test cannot be added to ${name}`,
    `Its \`${block}\` is laid out so that a test cannot be added without rewriting the file.`,
    `Write \`${block}:\` as a list with one \`- name:\` for each test, or save to a new file.`,
  );
}
