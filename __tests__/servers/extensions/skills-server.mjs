// A server with skills (SEP-2640): one of several folders, and one that is dynamic. MUTANT says what it does wrong.
import { createHash } from "node:crypto";
import { mutant, rpcError, serve, text, tool } from "./serve.mjs";

const ROOT = { "other scheme": "https://shop.example/acme" }[mutant] ?? "skill://acme";
const NAME = { "capital letters": "Refunds", "two hyphens": "re--funds" }[mutant] ?? "refunds";
const folder = mutant === "other folder" ? `${ROOT}/returns` : `${ROOT}/${NAME}`;
const frontmatter = {
  name: NAME,
  description: "Process refund requests as the policy says",
  metadata: { version: "1.2.0", reviewed: true },
};
const manifest = `---
name: ${NAME}
description: Process refund requests as the policy says
metadata:
  version: "1.2.0"
  reviewed: ${mutant === "other frontmatter" ? "false" : "true"}
---

Choose a letter from \`letters/\`.
`;

const contents = new Map([
  [`${folder}/SKILL.md`, mutant === "no frontmatter" ? "# Refunds\n" : manifest],
  [`${folder}/letters/full.md`, "We refund the whole price.\n"],
  [`${folder}/letters/regional/eu.md`, "We refund the price and the tax.\n"],
  [`${folder}/logo.png`, Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  [`${ROOT}/daily/SKILL.md`, "---\nname: daily\ndescription: Assemble the report of today\n---\n"],
]);

// More than are read one by one.
const extra = { "too many files": 513, "too large": 12 }[mutant] ?? 0;
for (let index = 0; index < extra; index += 1) contents.set(`${folder}/more/${index}.md`, `${index}\n`);

const digestOf = (bytes) => `sha256:${createHash("sha256").update(bytes).digest("hex")}`;
const fileOf = (uri) => {
  const bytes = Buffer.from(contents.get(uri));
  const digest = digestOf(mutant === "stale digest" && uri.endsWith("full.md") ? "old" : bytes);
  const size = bytes.length + (mutant === "wrong size" && uri.endsWith(".png") ? 1 : 0);
  const written = { "capital digest": digest.toUpperCase(), "no digest": undefined }[mutant];
  return { uri, digest: mutant in { "capital digest": 1, "no digest": 1 } ? written : digest, size };
};
const own = [...contents.keys()].filter((uri) => uri.startsWith(`${folder}/`));
const listed = {
  "no manifest": own.slice(1).map(fileOf),
  "file twice": [...own, own[1]].map(fileOf),
  "file elsewhere": [...own.map(fileOf), { ...fileOf(own[1]), uri: `${ROOT}/other.md` }],
  "no sizes": own.map(fileOf).map(({ size: _, ...file }) => file),
  "too large": own.map(fileOf).map((file) => (file.uri.endsWith("/11.md") ? { ...file, size: 2 ** 25 } : file)),
  "resources as text": "static",
}[mutant];

const entry = {
  uri: mutant === "no SKILL.md" ? folder : `${folder}/SKILL.md`,
  frontmatter: mutant === "no description" ? { name: NAME } : frontmatter,
  resources: listed ?? own.map(fileOf),
};
const daily = {
  uri: `${ROOT}/daily/SKILL.md`,
  frontmatter: { name: "daily", description: "Assemble the report of today" },
  resources: "dynamic",
};
const double = { ...daily, uri: daily.uri.replace("daily", "copies/daily") };
if (mutant === "one name twice") contents.set(double.uri, contents.get(daily.uri));
const skills = [entry, daily, ...(mutant === "one name twice" ? [double] : [])];

const isMutant = (...names) => names.includes(mutant);
const cache = { ttlMs: 300_000, cacheScope: "public" };
const named = (uri, mimeType) => ({ uri, name: uri.split("/").at(-1), mimeType });

function resourceOf(uri) {
  const resource = named(uri, "text/markdown");
  if (uri !== entry.uri || isMutant("name of the file")) return resource;
  const description = isMutant("other description") ? "A skill" : frontmatter.description;
  return { ...resource, name: NAME, description };
}

function childrenOf(uri) {
  const below = [...contents.keys()].filter((one) => one.startsWith(`${uri}/`));
  const children = new Map();
  for (const one of below) {
    const [step, ...rest] = one.slice(uri.length + 1).split("/");
    const isFolder = rest.length > 0;
    const type = isFolder && !isMutant("folder as a file") ? "inode/directory" : "text/markdown";
    children.set(`${uri}/${step}`, named(`${uri}/${step}`, type));
  }
  if (isMutant("whole tree")) for (const one of below) children.set(one, named(one, "text/markdown"));
  return isMutant("a child missing") ? [...children.values()].slice(1) : [...children.values()];
}

const answers = {
  "tools/list": () => ({ tools: [tool("look")], ...cache }),
  "tools/call": () => text("seen"),
  "resources/list": () => ({ resources: own.map(resourceOf), ...cache }),
  "resources/templates/list": () => ({ resourceTemplates: [], ...cache }),
  "resources/read": ({ uri }) => {
    const content = contents.get(uri);
    if (content === undefined) throw rpcError(-32602, "Resource not found");
    const mimeType = isMutant("plain text") ? "text/plain" : "text/markdown";
    const body = typeof content === "string" ? { text: content, mimeType } : { blob: content.toString("base64") };
    return { contents: [{ uri, ...body }], ...cache };
  },
  "skills/list": ({ cursor }) => {
    if (isMutant("no list")) return undefined;
    if (isMutant("endless list")) return { skills, nextCursor: "again", ...cache };
    if (isMutant("list without ttl")) return { skills, cacheScope: "public" };
    if (isMutant("list as an object")) return { skills: { refunds: entry }, ...cache };
    const isFirst = cursor === undefined;
    return { skills: isFirst ? [entry] : skills.slice(1), ...(isFirst && { nextCursor: "2" }), ...cache };
  },
  "skills/get": ({ uri }) => {
    const skill = skills.find((one) => one.uri === uri);
    if (!skill && isMutant("unknown as null")) return { skill: null, ...cache };
    if (!skill) throw rpcError(isMutant("unknown as -32002") ? -32002 : -32602, `No skill is served at ${uri}`);
    if (isMutant("get without scope")) return { skill, ttlMs: 0 };
    if (isMutant("other entry"))
      return { skill: { ...skill, resources: "dynamic", frontmatter: { name: NAME } }, ...cache };
    return isMutant("bare entry") ? { ...skill, ...cache } : { skill, ...cache };
  },
  "resources/directory/read": ({ uri }) => {
    if (isMutant("no directories")) return undefined;
    const resources = childrenOf(uri);
    if (resources.length === 0 && !isMutant("empty for a file")) throw rpcError(-32602, `${uri} is no directory`);
    return { resources };
  },
};

serve({
  capabilities: {
    tools: {},
    ...(!isMutant("no resources") && { resources: {} }),
    extensions: { "io.modelcontextprotocol/skills": { directoryRead: isMutant("flag as text") ? "yes" : true } },
  },
  answer: (method, params) => answers[method]?.(params),
});
