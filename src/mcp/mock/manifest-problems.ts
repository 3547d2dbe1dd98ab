import type { MockManifest } from "../../core/generated/mock.js";
import type { Location } from "../../core/generated/results.js";
import type { Problem } from "../../core/problem.js";
import { wrongReferences } from "./template.js";
import { wrongTemplate } from "./uri-template.js";

export type Path = readonly (string | number)[];
/** The location of a path of the manifest in its file. */
export type Locate = (path: Path) => Location;

const KEY_OF_KIND = { tools: "name", resources: "uri", resource_templates: "uriTemplate", prompts: "name" } as const;
const KINDS = ["tools", "resources", "resource_templates", "prompts"] as const;

/** Finds the problems of a manifest that its schema cannot express. */
export function manifestProblems(manifest: MockManifest, locate: Locate): Problem[] {
  const problems: Problem[] = [];
  const report = (path: Path, title: string, description: string, fix: string) =>
    problems.push({ location: locate(path), pointer: `/${path.join("/")}`, title, description, fix });

  for (const kind of KINDS) {
    const seen = new Set<unknown>();
    const key = KEY_OF_KIND[kind];
    for (const [index, entry] of (manifest[kind] ?? []).entries()) {
      const value = new Map<string, unknown>(Object.entries(entry)).get(key);
      if (seen.has(value)) {
        report([kind, index, key], `Two ${kind} have the same ${key}`, `${value} occurs twice.`, "Rename one of them.");
      }
      seen.add(value);
    }
  }
  for (const kind of ["resources", "resource_templates"] as const) {
    for (const [index, { text, blob }] of (manifest[kind] ?? []).entries()) {
      if ((text === undefined) !== (blob === undefined)) continue;
      report([kind, index], "A resource needs exactly one content", "It needs either text or blob.", "Keep one.");
    }
  }
  for (const [index, { uriTemplate }] of (manifest.resource_templates ?? []).entries()) {
    const wrong = wrongTemplate(uriTemplate);
    const fix = "Write text with {name} or {+name} in it.";
    if (wrong) report(["resource_templates", index, "uriTemplate"], "A URI template cannot be used", wrong, fix);
  }
  const texts: [Path, unknown][] = [
    ...(manifest.tools ?? []).flatMap(({ response }, index): [Path, unknown][] => {
      const filled = typeof response === "string" ? response : "structured" in response ? response.structured : "";
      return [[["tools", index, "response"], filled]];
    }),
    ...(manifest.resource_templates ?? []).map(({ text }, index): [Path, unknown] => [
      ["resource_templates", index, "text"],
      text,
    ]),
    ...(manifest.prompts ?? []).map(({ messages }, index): [Path, unknown] => [
      ["prompts", index, "messages"],
      messages.map(({ content }) => (typeof content === "string" ? content : "")),
    ]),
  ];
  for (const [path, value] of texts) {
    for (const reference of wrongReferences(value)) {
      const fix = `Write \${args.NAME}, or use result: for text that goes out as it is.`;
      report(path, "A reference points to nothing", `${reference} is not an argument of the call.`, fix);
    }
  }
  return problems;
}
