import type { RuleEntry, RuleFamily } from "../../../rules/types.js";

const TEXT = "https://github.com/modelcontextprotocol/ext-skills/blob/main/specification/stable/skills.mdx";
/** The revision that the extension is written for. */
const corpus = { since: "2026-07-28" } as const;

function ofSkills(section: string, anchor: string): NonNullable<RuleEntry["sources"]> {
  return [{ title: `Skills, ${section}`, url: `${TEXT}#${anchor}` }];
}

const ENTRIES = ofSkills("Skill Entries", "skill-entries");
const RESOURCES = ofSkills("Resources", "resources");
const GETTING = ofSkills("Getting a Skill", "getting-a-skill");

/** What skills (`io.modelcontextprotocol/skills`, SEP-2640) are to be, for servers that declare them. */
export const SKILL_RULES = {
  "SKILL-DECLARED": {
    title: "Who declares skills declares resources too",
    severity: "must",
    text: "A server with the extension declares the capability `resources`, through which the files of skills are read; its setting `directoryRead`, if it is there, is true or false.",
    fix: "Declare `resources: {}` beside the extension, and `directoryRead: true` or nothing.",
    sources: ofSkills("Capability Negotiation", "capability-negotiation"),
    corpus,
    good: '"resources":{},"extensions":{"io.modelcontextprotocol/skills":{"directoryRead":true}}',
    bad: '"extensions":{"io.modelcontextprotocol/skills":{}}, without "resources"',
  },
  "SKILL-LIST": {
    title: "Skills are listed by skills/list",
    severity: "must",
    text: "`skills/list` is answered with a list `skills`, which may be empty, with `resultType` `complete`, `ttlMs` and `cacheScope`. Its pages end.",
    fix: "Implement `skills/list`, with the members of every cacheable list.",
    sources: ofSkills("Listing Skills", "listing-skills"),
    corpus,
    good: '"resultType":"complete","skills":[],"ttlMs":300000,"cacheScope":"public"',
    bad: '"skills":[], without "ttlMs"',
  },
  "SKILL-ENTRY": {
    title: "An entry names its skill as the skill does",
    severity: "must",
    text: "Each entry has the `uri` of a `SKILL.md`, and a `frontmatter` with `name` and `description`. The folder of the `SKILL.md` has the name of the skill: at most 64 small letters, digits and single hyphens.",
    fix: "Name the folder of the skill as its `name` says, and list the whole frontmatter.",
    sources: ENTRIES,
    corpus,
    good: '"uri":"skill://acme/refunds/SKILL.md","frontmatter":{"name":"refunds","description":"…"}',
    bad: '"uri":"skill://acme/refunds/SKILL.md","frontmatter":{"name":"Refunds"}',
  },
  "SKILL-RESOURCES": {
    title: "An entry lists the files of its skill",
    severity: "must",
    text: '`resources` of an entry is "dynamic", or a list of all files of the skill, its `SKILL.md` among them, each once and below its folder, with a `sha256:` digest in small hexadecimal digits and a `size` in bytes.',
    fix: "List each file with `uri`, `digest` and `size`.",
    sources: RESOURCES,
    corpus,
    good: '"resources":[{"uri":"skill://refunds/SKILL.md","digest":"sha256:9f86…","size":2314}]',
    bad: '"resources":[{"uri":"skill://refunds/SKILL.md","digest":"9F86…"}]',
  },
  "SKILL-CONTENT": {
    title: "The files of a skill are as its entry says",
    severity: "must",
    text: "`resources/read` gives each listed file with the size and the digest of the entry. The frontmatter with which the `SKILL.md` begins is that of the entry. Hosts use no file that differs.",
    fix: "Compute digests, sizes and the frontmatter from the bytes that `resources/read` gives.",
    sources: ofSkills("Integrity and Verification", "integrity-and-verification"),
    corpus,
    good: "2,314 bytes whose SHA-256 is the digest",
    bad: "2,316 bytes, because line ends were changed",
  },
  "SKILL-GET": {
    title: "The entry of a skill is got by skills/get",
    severity: "must",
    text: "`skills/get` gives for each listed skill the same entry, as `skill`, with `resultType` `complete`, `ttlMs` and `cacheScope`, and without a cursor.",
    fix: "Answer `skills/get` from what `skills/list` lists.",
    sources: GETTING,
    corpus,
    good: '"resultType":"complete","skill":{"uri":"skill://refunds/SKILL.md",…},"ttlMs":0,"cacheScope":"private"',
    bad: '"skills":[{"uri":"skill://refunds/SKILL.md"}]',
  },
  "SKILL-UNKNOWN": {
    title: "An unknown skill is the error -32602",
    severity: "must",
    text: "`skills/get` with an address at which the server serves no skill is answered with the error -32602.",
    fix: "Answer with -32602 (Invalid params) and a message that names the address.",
    sources: GETTING,
    corpus,
    good: '"error":{"code":-32602,"message":"No skill is served at skill://none/SKILL.md"}',
    bad: '"result":{"skill":null}',
  },
  "SKILL-DIRECTORY": {
    title: "Folders of skills are read by resources/directory/read",
    severity: "must",
    text: "With `directoryRead`, `resources/directory/read` gives each direct child of a folder of a skill, folders with the type `inode/directory`, and `resultType` `complete`. A file, or an unknown address, is the error -32602.",
    fix: "List the direct children, and folders as `inode/directory` without a slash at the end.",
    sources: ofSkills("Reading Directories", "reading-directories"),
    corpus,
    good: '"resources":[{"uri":"skill://refunds/templates","name":"templates","mimeType":"inode/directory"}]',
    bad: '"resources":[{"uri":"skill://refunds/templates/a.md"}], for skill://refunds',
  },
  "SKILL-SIZE": {
    title: "A skill has at most 512 files and 16 MiB",
    severity: "should",
    text: "A skill has at most 512 files, and 16 MiB in all: hosts need not load more.",
    fix: "Split the skill, or serve large files as ordinary resources.",
    sources: ofSkills("Limits", "limits"),
    corpus,
    good: "12 files of 80 KiB",
    bad: "600 files",
  },
  "SKILL-METADATA": {
    title: "Skills are easy to tell apart",
    severity: "should",
    text: "Skills have addresses of the scheme `skill://`, names of their own, and a `SKILL.md` of the type `text/markdown`, listed with the name and the description of the skill.",
    fix: "Use `skill://`, one name for each skill, `mimeType: text/markdown`, and the name and description of the frontmatter.",
    sources: ofSkills("Resource Metadata", "resource-metadata"),
    corpus,
    good: '"uri":"skill://refunds/SKILL.md","mimeType":"text/markdown"',
    bad: '"uri":"https://shop.example/refunds/SKILL.md"',
  },
} satisfies RuleFamily;
