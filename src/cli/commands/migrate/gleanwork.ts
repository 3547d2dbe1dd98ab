import { asList, asObject } from "../../../core/json/json.js";
import { literal } from "../../texts.js";
import { type Entry, type Migration, NO_ERROR, pattern, type SourceFile, TEXT_OF_CONTENT } from "./source.js";

/** True for a dataset or the tool checks of gleanwork's mcp-server-tester. */
export function isGleanwork({ cases, checks }: Entry): boolean {
  return (
    asList(checks).some((check) => "tool" in asObject(check)) || asList(cases).some((one) => "id" in asObject(one))
  );
}

/** Adds the tests of the direct calls of one file; it names no server. */
export function migrateGleanwork(source: SourceFile, migration: Migration): void {
  source.noteOthers([], source.root, ["$schema", "$comment", "name", "description", "metadata", "cases", "checks"]);
  const entries = ["checks", "cases"].flatMap((list) =>
    asList(source.root[list]).map((entry, index) => ({ path: [list, index], entry: asObject(entry) })),
  );
  for (const { path, entry } of entries) {
    const { assertions, expect = assertions, name = entry.id, tool = entry.toolName, args, ...others } = entry;
    if (typeof tool !== "string" || (entry.mode ?? "direct") !== "direct") {
      source.note(path, "a case that a model answers is left out: write it in `agents`");
      continue;
    }
    const wanted = { ...others, ...asObject(expect) };
    const test = {
      name: literal(String(name ?? tool)),
      server: migration.addServer({ command: "your-server" }, literal),
      tool: literal(tool),
      args: literal(args ?? {}),
      tags: others.tags,
      expect: [NO_ERROR, ...expectationsOf(source, path, wanted)],
    };
    migration.tests.push({ block: "tools", test });
  }
  source.note([], "it names no server: write its command in `servers`");
}

/** What a test of gleanwork says beside its checks. */
const DESCRIPTIVE = ["id", "toolName", "description", "mode", "metadata", "tags"];

function expectationsOf(source: SourceFile, path: (string | number)[], wanted: Entry): Entry[] {
  return Object.entries(wanted).flatMap(([key, value]): Entry[] => {
    const texts = [value].flat().map(String);
    const onText = (matcher: Entry) => ({
      target: "result.content",
      transform: { jq: TEXT_OF_CONTENT },
      matcher,
    });
    if (key === "containsText") return [onText({ "contains-all": literal(texts) })];
    if (key === "matchesPattern") return texts.map((text) => onText({ regex: pattern(text) }));
    if (key === "isError") {
      const isError = {
        target: "result.isError",
        matcher: value === false ? { not: { exact: true } } : { exact: true },
      };
      return typeof value === "boolean" ? [isError] : [isError, onText({ "contains-all": literal(texts) })];
    }
    if (!DESCRIPTIVE.includes(key)) source.note(path, `\`${key}\` has no counterpart`);
    return [];
  });
}
