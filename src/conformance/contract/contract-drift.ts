import type { Contract } from "../../core/generated/baseline.js";
import { asList, canonicalJson, isObject, pointerStep, sortByJson } from "../../core/json/json.js";
import { isAdvertised } from "../../mcp/list-all.js";
import { allNames, type Change, type ContractChange, definedValues, schemaDrift } from "./schema-drift.js";

type ContractItem = Record<string, unknown>;
type CompareItems = (before: ContractItem, after: ContractItem) => Change[];

/** Each list of a contract: its kind of items, the member that identifies one, and how two of them are compared. */
interface ListKind {
  list: "tools" | "prompts" | "resources" | "resource_templates";
  kind: ContractChange["kind"];
  key: string;
  compare: CompareItems;
}

const LISTS: readonly ListKind[] = [
  { list: "tools", kind: "tool", key: "name", compare: toolChanges },
  { list: "prompts", kind: "prompt", key: "name", compare: promptChanges },
  { list: "resources", kind: "resource", key: "uri", compare: otherMembers([]) },
  { list: "resource_templates", kind: "resource_template", key: "uriTemplate", compare: otherMembers([]) },
];

const TEXTS = new Set(["title", "description"]);
const CLASSES = ["breaking", "description", "compatible"] as const;

/** The differences between two contracts, those that break clients first. A list that one lacks is not compared. */
export function contractDrift(before: Contract, after: Contract): ContractChange[] {
  const changes = [
    ...(isObject(before.capabilities) && isObject(after.capabilities)
      ? capabilityChanges(before.capabilities, after.capabilities)
      : []),
    ...instructionChanges(before.instructions, after.instructions),
    ...LISTS.flatMap((list) => itemChanges(list, before[list.list], after[list.list])),
  ];
  return changes.sort((a, b) => CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class));
}

/** One difference as a sentence without a full stop: "tool `search`: the argument `limit` became required". */
export function driftMessage({ kind, name, what }: Pick<ContractChange, "kind" | "name" | "what">): string {
  const subject = kind === "instructions" ? "the server" : `${kind.replace("_", " ")} \`${name}\``;
  return /^(was|were) /.test(what) ? `${subject} ${what}` : `${subject}: ${what}`;
}

function itemChanges(
  { kind, key, compare }: ListKind,
  was?: readonly ContractItem[],
  is?: readonly ContractItem[],
): ContractChange[] {
  if (was === undefined || is === undefined) return [];
  const [old, now] = [byKey(was, key), byKey(is, key)];
  return allNames(old, now).flatMap((name): ContractChange[] => {
    const [before, after] = [old.get(name), now.get(name)];
    if (after === undefined) return [{ kind, name, path: "", class: "breaking", what: "was removed", before }];
    if (before === undefined) return [{ kind, name, path: "", class: "compatible", what: "was added", after }];
    return compare(before, after).map((change) => ({ kind, name, ...change }));
  });
}

function toolChanges(before: ContractItem, after: ContractItem): Change[] {
  return [
    ...schemaDrift(before.inputSchema ?? {}, after.inputSchema ?? {}, "input", "/inputSchema"),
    ...outputChanges(before.outputSchema, after.outputSchema),
    ...otherMembers(["inputSchema", "outputSchema"])(before, after),
  ];
}

function outputChanges(before: unknown, after: unknown): Change[] {
  const path = "/outputSchema";
  if (before === undefined && after === undefined) return [];
  if (after === undefined) return [{ path, class: "breaking", what: "the output schema was removed", before }];
  if (before === undefined) return [{ path, class: "compatible", what: "an output schema was added", after }];
  return schemaDrift(before, after, "output", path);
}

/** A prompt ignores arguments that it does not name, as an open object does. */
function promptChanges(before: ContractItem, after: ContractItem): Change[] {
  const [old, now] = [argumentsOf(before), argumentsOf(after)];
  const changes = allNames(old, now).flatMap((name): Change[] => {
    const path = `/arguments/${pointerStep(name)}`;
    const [was, is] = [old.get(name), now.get(name)];
    const noun = `argument \`${name}\``;
    if (is === undefined) return [{ path, class: "compatible", what: `the ${noun} was removed`, before: was }];
    const isRequired = is.required === true;
    const kind = isRequired ? "breaking" : "compatible";
    if (was === undefined) {
      return [{ path, class: kind, what: `the ${isRequired ? "required " : ""}${noun} was added`, after: is }];
    }
    const inside = otherMembers(["required"])(was, is).map((change) => {
      return { ...change, path: `${path}${change.path}`, what: `${change.what} (${noun})` };
    });
    const wasRequired = was.required === true;
    if (wasRequired === isRequired) return inside;
    const what = `the ${noun} ${isRequired ? "became required" : "is no longer required"}`;
    return [{ path: `${path}/required`, class: kind, what, before: wasRequired, after: isRequired }, ...inside];
  });
  return [...changes, ...otherMembers(["arguments"])(before, after)];
}

/** The members of an item that no client depends on: texts, annotations, the type of a resource … */
function otherMembers(except: readonly string[]): CompareItems {
  return (before, after) =>
    allNames(before, after).flatMap((key): Change[] => {
      const [was, is] = [before[key], after[key]];
      if (except.includes(key) || canonicalJson(was) === canonicalJson(is)) return [];
      const kind = TEXTS.has(key) ? "description" : "compatible";
      return [{ path: `/${pointerStep(key)}`, class: kind, what: `the ${key} changed`, ...definedValues(was, is) }];
    });
}

function capabilityChanges(old: ContractItem, now: ContractItem, path: readonly string[] = []): ContractChange[] {
  return allNames(old, now).flatMap((key): ContractChange[] => {
    const [was, is] = [old[key], now[key]];
    const keys = [...path, key];
    const item = { kind: "capability" as const, name: keys.join("."), path: `/${keys.map(pointerStep).join("/")}` };
    if (isAdvertised(was) && !isAdvertised(is))
      return [{ ...item, class: "breaking", what: "was removed", before: was }];
    if (!isAdvertised(was) && isAdvertised(is)) return [{ ...item, class: "compatible", what: "was added", after: is }];
    if (isObject(was) && isObject(is)) return capabilityChanges(was, is, keys);
    if (canonicalJson(was ?? null) === canonicalJson(is ?? null) || !isAdvertised(was)) return [];
    return [{ ...item, class: "compatible", what: "the value changed", before: was, after: is }];
  });
}

function instructionChanges(before: string | undefined, after: string | undefined): ContractChange[] {
  if (before === after) return [];
  const item = { kind: "instructions", name: "instructions", path: "" } as const;
  return [{ ...item, class: "description", what: "the instructions changed", ...definedValues(before, after) }];
}

function argumentsOf({ arguments: list }: ContractItem): Map<string, ContractItem> {
  return byKey(asList(list).filter(isObject), "name");
}

/** Items by what identifies them; of two with the same, the first in order of their JSON. */
function byKey(items: readonly ContractItem[], key: string): Map<string, ContractItem> {
  const map = new Map<string, ContractItem>();
  for (const item of sortByJson(items)) {
    const name = item[key];
    if (typeof name === "string" && !map.has(name)) map.set(name, item);
  }
  return map;
}
