import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { asList, asObject, isObject } from "../../../core/json/json.js";
import { inMiB } from "../../../core/limits.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { hide, say } from "../../../core/redaction/redacted.js";
import { INVALID_PARAMS } from "../../../mcp/error-codes.js";
import { listAll, unreadFault } from "../../../mcp/list-all.js";
import { DIRECTORY_MIME_TYPE, skillSettings } from "../../../mcp/revisions/extensions.js";
import type { Outcome } from "../../../mcp/types.js";
import { valueExcerpt } from "../../invariants/evidence.js";
import { expectCode, expectResult, type Reply, shortFrame } from "../../server/answers.js";
import {
  about,
  type CheckResult,
  type CheckResults,
  failed,
  failedIf,
  type Item,
  judgeInTurn,
  passed,
  skipped,
} from "../../server/check-result.js";
import { type ChecksById, type LiveCheck, oncePerSession } from "../../server/checks.js";
import type { LiveServer } from "../../server/live-server.js";
import { childrenOf, filesOf, folderOf, wrongFiles, wrongFrontmatter, wrongNames } from "./entry.js";

const UNKNOWN = "skill://mcptest-unknown/SKILL.md";
const MAX_SKILLS = 20;
/** How many files of one skill are read. */
const MAX_READ = 10;
const MAX_FILES = 512;
const MAX_BYTES = 16 * 1_024 * 1_024;

const skillsOf = oncePerSession((server: LiveServer) => readPages(server, "skills/list"));

const readOf = oncePerSession(async (server: LiveServer) => {
  const replies = new Map<unknown, Promise<Reply>>();
  return (uri: unknown) => {
    const reply = replies.get(uri) ?? server.request("resources/read", { uri }, "test");
    replies.set(uri, reply);
    return reply;
  };
});

/** Checks of the skills that a server serves. */
export const SKILL_CHECKS: ChecksById = {
  "SKILL-DECLARED": async ({ listed: { capabilities } }) => {
    const { directoryRead = false } = skillSettings(capabilities) ?? {};
    const evidence = shortFrame(capabilities);
    if (!isObject(capabilities.resources)) return failed(say`the capability \`resources\` is not declared`, evidence);
    const wrong = say`\`directoryRead\` is ${valueExcerpt(directoryRead)}, not true or false`;
    return failedIf(typeof directoryRead === "boolean" ? undefined : wrong, evidence);
  },
  async "SKILL-LIST"(server) {
    const { replies, fault, others } = await skillsOf(server);
    const results = replies.map((reply) =>
      expectResult(reply, say`skills/list`, (result) => wrongResult(result, "skills")),
    );
    const wrong = results.find(({ status }) => status !== "passed");
    const what = fault?.message ?? (others > 0 ? say`an entry is not an object` : undefined);
    return wrong ?? failedIf(what && say`skills/list: ${what}`, replies.at(-1)?.evidence);
  },
  "SKILL-ENTRY": forEntries((entry) => failedIf(wrongNames(entry), shortFrame(entry))),
  "SKILL-RESOURCES": forEntries((entry) => failedIf(wrongFiles(entry), shortFrame(entry))),
  "SKILL-CONTENT": forEntries(async (entry, server) => {
    if (wrongNames(entry) ?? wrongFiles(entry)) return skipped(say`its entry is wrong`);
    const files = filesOf(entry);
    const manifest = files.filter(({ uri }) => uri === entry.uri);
    const ordered = [...manifest, ...files.filter((file) => !manifest.includes(file))];
    const read = files.length > 0 ? ordered : [{ uri: entry.uri }];
    const judge = async (file: Item) => judgeFile(await (await readOf(server))(file.uri), file, entry);
    return (await judgeInTurn(read, judge, MAX_READ)).find(({ status }) => status === "failed") ?? passed;
  }),
  "SKILL-GET": forEntries(async (entry, server) => {
    const reply = await server.request("skills/get", { uri: entry.uri }, "test");
    return expectResult(reply, say`skills/get`, (result) => {
      const wrong = wrongResult(result, "skill");
      if (wrong) return wrong;
      if (result.nextCursor !== undefined) return say`it has a \`nextCursor\``;
      return isDeepStrictEqual(result.skill, entry) ? undefined : say`the entry is another one than in skills/list`;
    });
  }),
  "SKILL-UNKNOWN": async (server) => {
    const reply = await server.request("skills/get", { uri: UNKNOWN });
    return expectCode(reply, say`skills/get of an unknown skill`, INVALID_PARAMS);
  },
  async "SKILL-DIRECTORY"(server) {
    if (skillSettings(server.listed.capabilities)?.directoryRead !== true) return [];
    const entries = (await skillsOf(server)).entries.filter((entry) => folderOf(entry) !== undefined);
    const results = await judgeInTurn(entries, async (entry) => judgeFolders(server, entry), MAX_SKILLS);
    const [first] = entries;
    for (const uri of [UNKNOWN, ...(first ? [first.uri] : [])]) {
      const what = uri === UNKNOWN ? say`resources/directory/read of an unknown address` : say`that of a file`;
      results.push(expectCode(await server.request("resources/directory/read", { uri }), what, INVALID_PARAMS));
    }
    return results;
  },
  "SKILL-SIZE": forEntries((entry) => {
    const files = filesOf(entry);
    const bytes = files.reduce((sum, { size }) => sum + (typeof size === "number" ? size : 0), 0);
    if (files.length > MAX_FILES) return failed(say`it has ${files.length} files`, shortFrame(entry));
    return failedIf(bytes > MAX_BYTES ? say`its files have ${hide(inMiB(bytes))}` : undefined, shortFrame(entry));
  }),
  "SKILL-METADATA": forEntries(async (entry, server) => {
    if (wrongNames(entry)) return skipped(say`its entry is wrong`);
    const { entries } = await skillsOf(server);
    const nameOf = ({ frontmatter }: Item) => asObject(frontmatter).name;
    const { name, description } = asObject(entry.frontmatter);
    const evidence = shortFrame(entry);
    if (!String(entry.uri).startsWith("skill://"))
      return failed(say`its address is not of the scheme skill://`, evidence);
    if (entries.some((other) => other.uri !== entry.uri && nameOf(other) === name))
      return failed(say`another skill has the name ${valueExcerpt(name)}`, evidence);
    const listed = server.listed.resources.find(({ uri }) => uri === entry.uri);
    if (listed && (listed.name !== name || listed.description !== description))
      return failed(say`the resource has another name or description than the skill`, shortFrame(listed));
    const reply = await (await readOf(server))(entry.uri);
    const { mimeType } = asObject(asList(reply.result?.contents)[0]);
    if (!reply.result || mimeType === "text/markdown") return passed;
    return failed(say`its SKILL.md is of the type ${valueExcerpt(mimeType ?? null)}`, reply.evidence);
  }),
};

function forEntries(
  judge: (entry: Item, server: LiveServer) => CheckResult | Promise<CheckResult>,
): LiveCheck["check"] {
  return async (server) => {
    const { entries } = await skillsOf(server);
    return judgeInTurn(
      entries,
      async (entry): Promise<CheckResults> => about(valueExcerpt(entry.uri ?? null), await judge(entry, server)),
      MAX_SKILLS,
    );
  };
}

/** A list, page by page. `others`: how many of its items are no objects. */
async function readPages(server: LiveServer, method: string, params: Item = {}) {
  const replies: Reply[] = [];
  const list = await listAll(method, async (name, page) => {
    const reply = await server.request(name, { ...params, ...page }, "test");
    replies.push(reply);
    // Silent is only what a later answer overtakes.
    return reply.outcome as Outcome;
  });
  const entries = list.items.filter(isObject);
  return { replies, fault: unreadFault(method, list), entries, others: list.items.length - entries.length };
}

/** What is wrong with a result of the extension, but for its contents. */
function wrongResult(result: Item, member: "skills" | "skill"): Redacted | undefined {
  const { resultType, ttlMs, cacheScope, [member]: content } = result;
  const isThere = member === "skills" ? Array.isArray(content) : isObject(content);
  if (!isThere) return say`it has no \`${hide(member)}\``;
  if (resultType !== "complete") return say`its \`resultType\` is ${valueExcerpt(resultType ?? null)}`;
  if (!Number.isInteger(ttlMs) || Number(ttlMs) < 0) return say`its \`ttlMs\` is ${valueExcerpt(ttlMs ?? null)}`;
  const isScope = cacheScope === "public" || cacheScope === "private";
  return isScope ? undefined : say`its \`cacheScope\` is ${valueExcerpt(cacheScope ?? null)}`;
}

function judgeFile(reply: Reply, file: Item, entry: Item): CheckResult {
  return expectResult(reply, say`${valueExcerpt(file.uri)}`, ({ contents }) => {
    const { text, blob } = asObject(asList(contents)[0]);
    const bytes = typeof text === "string" ? Buffer.from(text) : Buffer.from(String(blob ?? ""), "base64");
    const { size, digest } = file;
    if (size !== undefined && bytes.length !== size)
      return say`it has ${bytes.length} bytes, not ${valueExcerpt(size)}`;
    const seen = `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
    if (digest !== undefined && seen !== digest) return say`its digest is ${hide(seen)}, not ${valueExcerpt(digest)}`;
    return file.uri === entry.uri ? wrongFrontmatter(bytes.toString("utf8"), entry) : undefined;
  });
}

/** Reads the folder of a skill, and the first one in it. */
async function judgeFolders(server: LiveServer, entry: Item): Promise<CheckResult> {
  const root = folderOf(entry)!;
  const files = filesOf(entry);
  const [inner] = childrenOf(root, files).folders;
  for (const folder of [root, ...(inner === undefined ? [] : [inner])]) {
    const { replies, entries } = await readPages(server, "resources/directory/read", { uri: folder });
    const wrong = wrongChildren(folder, files, entries);
    const what = say`the directory ${valueExcerpt(folder)}`;
    const result = expectResult(replies.at(-1)!, what, ({ resultType }) => {
      if (resultType !== "complete") return say`its \`resultType\` is ${valueExcerpt(resultType ?? null)}`;
      return files.length > 0 ? wrong : undefined;
    });
    if (result.status !== "passed") return about(valueExcerpt(entry.uri), result);
  }
  return about(valueExcerpt(entry.uri), passed);
}

function wrongChildren(folder: string, files: readonly Item[], listed: readonly Item[]): Redacted | undefined {
  const expected = childrenOf(folder, files);
  const addresses = listed.map(({ uri }) => uri);
  const missing = [...expected.files, ...expected.folders].find((uri) => !addresses.includes(uri));
  if (missing !== undefined) return say`it does not list ${valueExcerpt(missing)}`;
  const deeper = addresses.find((uri) =>
    String(uri)
      .slice(folder.length + 1)
      .includes("/"),
  );
  if (deeper !== undefined) return say`it lists ${valueExcerpt(deeper)}, which is not a direct child`;
  const untyped = listed.find(
    ({ uri, mimeType }) => expected.folders.includes(String(uri)) && mimeType !== DIRECTORY_MIME_TYPE,
  );
  return untyped && say`${valueExcerpt(untyped.uri)} is of the type ${valueExcerpt(untyped.mimeType ?? null)}`;
}
