import type { Spot } from "../problems.js";
import { listNames, suggest, suggestOr } from "../suggest.js";
import { child } from "../yaml/nodes.js";
import type { Path } from "../yaml/positions.js";
import { type LookupResult, type Reference, referencesIn } from "./deferred.js";

/** The names with which targets of a call's answer start. */
export const ANSWER_MEMBERS = [
  "result",
  "error",
  "duration_ms",
  "http",
  "notifications",
  "requests",
  "protocol_version",
  "cancelled",
  "task",
  "server",
] as const;

/** The first name of a reference with dots: `steps` of `steps.login.token`; empty if it has none. */
export function firstNameOf({ name }: Pick<Reference, "name">): string {
  return /^([^.[]+)[.[]/.exec(name)?.[1] ?? "";
}

/** The id that `${steps.ID.path}` names; empty for other references. */
export function stepIdOf({ name }: Pick<Reference, "name">): string {
  return /^steps\.([^.[]+)/.exec(name)?.[1] ?? "";
}

/** Reports references that are resolved during the run, where a value is needed before it. */
export function reportLateValues(spot: Spot): void {
  for (const { path } of referencesIn(spot.value)) {
    const place = spot.at(...path);
    place.report("value", {
      title: `\`${place.path.findLast((step) => typeof step === "string")}\` gets its value too late`,
      description: "It must be known before the run, but this variable gets its value only during the run.",
      fix: "Write the value itself, or a variable that is declared in the suite.",
    });
  }
}

/** As `reportLateValues`, for some keys of a mapping. */
export function reportLateKeys(spot: Spot, keys: readonly string[]): void {
  for (const key of keys) reportLateValues(spot.at(key));
}

/** The names that earlier steps save, by the ids of the steps. */
export type SavedNames = ReadonlyMap<string, readonly string[]>;

/**
 * Reports every `${steps.ID…}` and `${ID…}` below a node, or in a part of it, that reads no earlier step, or what a step does
 * not have. The first reads the whole answer and what was saved, the second the output, as a composition does.
 */
export function checkStepReferences(spot: Spot, saved: SavedNames, part: unknown = spot.value): void {
  for (const { reference, path } of referencesIn(part)) {
    const first = firstNameOf(reference);
    if (["", "data", "server"].includes(first)) continue;
    const id = first === "steps" ? stepIdOf(reference) : first;
    const names = saved.get(id);
    if (names !== undefined) {
      if (first === "steps") checkSavedName(spot.at(...path), reference, names);
      else checkOutputName(spot.at(...path), reference, names);
      continue;
    }
    const saver = [...saved].find(([, names]) => names.includes(id))?.[0];
    const otherwise =
      saver === undefined ? "Give an earlier step this `id`." : `Write \`\${steps.${saver}.${reference.name}}\`.`;
    spot.at(...path).notFound("value", {
      title: `no earlier step has the id \`${id}\``,
      description:
        saved.size === 0
          ? `\`\${${reference.name}}\` reads the response of an earlier step, and no earlier step has an id.`
          : `\`\${${reference.name}}\` reads the response of an earlier step: ${listNames(saved.keys())}.`,
      fix: saver === undefined ? suggestOr(id, saved.keys(), otherwise) : otherwise,
    });
  }
}

/** Reports a reference to the output of a step that means what the step saves. */
function checkOutputName(spot: Spot, { name }: Reference, saved: readonly string[]): void {
  const member = /[.[]([^.[\]]+)/.exec(name)?.[1] ?? "";
  if (!saved.includes(member)) return;
  spot.report("value", {
    title: `\`\${${name}}\` reads the output of the step`,
    description: `What a step saves is below \`steps\`, and the step saves \`${member}\`.`,
    fix: `Write \`\${steps.${name}}\`.`,
  });
}

/** Reports a reference to a step that reads neither a name that the step saves nor a part of its answer. */
function checkSavedName(spot: Spot, { name, fallback }: Reference, saved: readonly string[]): void {
  const id = stepIdOf({ name });
  const member = /^[^.[]*/.exec(name.slice(`steps.${id}`.length).replace(/^\./, ""))?.[0] ?? "";
  if (member === "" || fallback !== undefined || [...saved, ...ANSWER_MEMBERS].includes(member)) return;
  const otherwise = `Save it in that step: \`save: { ${member}: result.structuredContent.${member} }\`.`;
  spot.notFound("value", {
    title: `the step \`${id}\` has no \`${member}\``,
    description: `It saves ${saved.length === 0 ? "nothing" : listNames(saved)}; its answer has ${listNames(ANSWER_MEMBERS)}.`,
    fix: suggestOr(member, saved, suggestOr(member, ANSWER_MEMBERS, otherwise)),
  });
}

/** Reports every `${data.x}` in a part of a node that a row does not have; a fallback replaces what is missing. */
export function checkDataReferences(spot: Spot, part: unknown, rows: readonly object[]): void {
  for (const { reference, path } of referencesIn(part)) {
    if (firstNameOf(reference) !== "data" || reference.fallback !== undefined) continue;
    const field = /^data\.([^.[]+)/.exec(reference.name)?.[1] ?? /^data\["([^"]*)"\]/.exec(reference.name)?.[1] ?? "";
    const index = rows.findIndex((row) => child(row, field) === undefined);
    if (index === -1) continue;
    const fields = Object.keys(rows[index] ?? {});
    spot.at(...path).notFound("value", {
      title: `no \`${field}\` in row ${index} of the data`,
      description: fields.length === 0 ? "The row is empty." : `The row has ${listNames(fields)}.`,
      fix: suggestOr(field, fields, `Add it, or write \`\${data.${field}:-fallback}\`.`),
    });
  }
}

/** What `${server.…}` can read of the server that is called. */
export const SERVER_MEMBERS = ["name", "url", "info", "protocol_version", "capabilities", "instructions"] as const;

/** What `${auth.…}` can read of the server's lab. */
export const LAB_REFERENCES = [
  "auth.issuer",
  "auth.jwks_uri",
  "auth.introspection_url",
  "auth.upstream_url",
  "auth.audience",
  "auth.client_id",
  "auth.client_secret",
];

/** `${auth.…}`, which is known when a server with a lab is started: in its `start` only. */
export function lookUpLab(name: string, [, server = "", key]: Path, servers: unknown): LookupResult | "deferred" {
  const problem = (detail: string, fix: string) => ({ problem: { kind: "unresolved" as const, detail, fix } });
  if (key !== "start") return problem("It is known only where a server is started.", "Use it under `start:`.");
  if (child(child(child(servers, server), "auth"), "lab") === undefined)
    return problem("The server has no `auth.lab`, which gives it one.", "Write `auth: { lab: { subjects: … } }`.");
  if (LAB_REFERENCES.includes(name)) return "deferred";
  const detail = `Of its lab, a server can be given ${listNames(LAB_REFERENCES)}.`;
  return problem(detail, suggestOr(name, LAB_REFERENCES, "Write one of these."));
}

const CALLING_BLOCKS = [
  "tools",
  "resources",
  "prompts",
  "skills",
  "agents",
  "compliance",
  "compositions",
  "setup",
  "teardown",
  "defaultTest",
];

/** The blocks of a suite that hold tests, steps or what tests have by default. */
export const TEST_BLOCKS: readonly string[] = [...CALLING_BLOCKS, "evals"];

/** `${server.…}`, which is known when the server is called: in tests only. `test`: the entry that has it. */
export function lookUpServer(name: string, path: Path, test: unknown): LookupResult | "deferred" {
  const nodes = child(test, "nodes");
  // A node with the id `server` takes precedence: the reference is to its output.
  if (Array.isArray(nodes) && nodes.some((node) => child(node, "id") === "server")) return "deferred";
  // An eval calls no server.
  if (!CALLING_BLOCKS.some((block) => block === path[0])) {
    const detail = "It is known only when the server is called.";
    return { problem: { kind: "unresolved", detail, fix: "Use it in a test, or write the value itself." } };
  }
  const member = /^server\.?([^.[]*)/.exec(name)?.[1] ?? "";
  if (SERVER_MEMBERS.some((known) => known === member)) return "deferred";
  const suggestion = suggest(member, SERVER_MEMBERS) ?? OTHER_NAMES.get(member);
  const fix = suggestion === undefined ? "Write one of these." : `Did you mean \`\${server.${suggestion}}\`?`;
  return {
    problem: { kind: "unresolved", detail: `Of its server, a test can read ${listNames(SERVER_MEMBERS)}.`, fix },
  };
}

const OTHER_NAMES = new Map([
  ["version", "info.version"],
  ["title", "info.title"],
  ["uri", "url"],
]);
