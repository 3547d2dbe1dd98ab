import { isDeepStrictEqual } from "node:util";
import { parse } from "yaml";
import { asList, asObject, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { say } from "../../../core/redaction/redacted.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import type { Item } from "../../server/check-result.js";

const MANIFEST = "/SKILL.md";
/** Of the Agent Skills specification. */
const NAME = /^(?!-)(?!.*--)[a-z0-9-]{1,64}(?<!-)$/;
const DIGEST = /^sha256:[0-9a-f]{64}$/;
const FRONTMATTER = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)/;

/** The folder of a skill, without a slash at its end; undefined if its entry names no `SKILL.md`. */
export function folderOf({ uri }: Item): string | undefined {
  return typeof uri === "string" && uri.endsWith(MANIFEST) ? uri.slice(0, -MANIFEST.length) : undefined;
}

/** The files of a skill that its entry lists; none if they are dynamic. */
export function filesOf({ resources }: Item): Item[] {
  return asList(resources).filter(isObject);
}

/** What is wrong with the names of an entry. */
export function wrongNames(entry: Item): Redacted | undefined {
  const folder = folderOf(entry);
  if (folder === undefined) return say`its \`uri\` is ${valueExcerpt(entry.uri ?? null)}, which names no SKILL.md`;
  const { name, description } = asObject(entry.frontmatter);
  if (typeof name !== "string" || typeof description !== "string")
    return say`its \`frontmatter\` has no \`name\` or no \`description\``;
  if (!NAME.test(name)) return say`the name ${valueExcerpt(name)} is not of small letters, digits and single hyphens`;
  const last = folder.split("/").at(-1);
  return last === name ? undefined : say`its folder is ${valueExcerpt(last)}, its name ${valueExcerpt(name)}`;
}

/** What is wrong with the list of files of an entry. */
export function wrongFiles(entry: Item): Redacted | undefined {
  const { uri, resources } = entry;
  if (resources === "dynamic" || folderOf(entry) === undefined) return undefined;
  if (!Array.isArray(resources))
    return say`\`resources\` is ${valueExcerpt(resources ?? null)}, no list and not "dynamic"`;
  const files = resources.map(asObject);
  for (const file of files) {
    const { uri: address, digest, size } = file;
    const isBelow = typeof address === "string" && address.startsWith(`${folderOf(entry)}/`);
    if (!isBelow) return say`${valueExcerpt(address ?? null)} is not in the folder of the skill`;
    if (!DIGEST.test(String(digest)))
      return say`the digest of ${valueExcerpt(address)} is ${valueExcerpt(digest ?? null)}`;
    if (!Number.isInteger(size) || Number(size) < 0)
      return say`the size of ${valueExcerpt(address)} is ${valueExcerpt(size ?? null)}`;
  }
  const addresses = files.map((file) => file.uri);
  const twice = addresses.find((address, index) => addresses.indexOf(address) < index);
  if (twice !== undefined) return say`${valueExcerpt(twice)} is listed twice`;
  return addresses.includes(uri) ? undefined : say`its SKILL.md is not listed`;
}

/** What is wrong with the frontmatter of a `SKILL.md`, beside that of its entry. */
export function wrongFrontmatter(text: string, { frontmatter }: Item): Redacted | undefined {
  const [, yaml] = FRONTMATTER.exec(text) ?? [];
  if (yaml === undefined) return say`the SKILL.md does not begin with frontmatter`;
  const written = parsed(yaml);
  if (written === undefined) return say`the frontmatter of the SKILL.md is not valid YAML`;
  if (isDeepStrictEqual(written, frontmatter)) return undefined;
  return say`the frontmatter of the SKILL.md is ${valueExcerpt(written)}, that of the entry ${valueExcerpt(frontmatter)}`;
}

function parsed(yaml: string): unknown {
  try {
    return parse(yaml, { maxAliasCount: 100 });
  } catch {
    return undefined;
  }
}

/** The direct children of a folder of a skill: the addresses of files, and of folders. */
export function childrenOf(folder: string, files: readonly Item[]): { files: string[]; folders: string[] } {
  const below = files
    .map(({ uri }) => String(uri))
    .filter((uri) => uri.startsWith(`${folder}/`))
    .map((uri) => uri.slice(folder.length + 1));
  const at = (path: string) => `${folder}/${path}`;
  const folders = new Set(below.flatMap((path) => (path.includes("/") ? at(path.split("/", 1)[0]!) : [])));
  return { files: below.filter((path) => !path.includes("/")).map(at), folders: [...folders] };
}
