// Refuses archaic and unclear words in the tracked files that CLEAN lists: `node scripts/check-words.mjs`. With globs as
// arguments, it checks those files instead: `node scripts/check-words.mjs "src/report/**"`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import picomatch from "picomatch";

/** What is checked. To add a folder, run the script with its glob, fix what it reports, and add the glob here. */
const CLEAN = [
  "*.md",
  "action.yml",
  "package.json",
  ".ci/**",
  ".github/**",
  "bench/**",
  "docs/**",
  "examples/**",
  "schemas/**",
  "scripts/**",
  "src/**",
  "__tests__/**",
];

/** The test of this script has a refused word on purpose. It is checked only if it is named. */
const OWN_TEST = "__tests__/scripts/check-words.test.ts";

/** Never checked: built and generated files, recorded output, third-party data, and this list itself. */
const EXCLUDED = [
  "dist/**",
  "package-lock.json",
  "src/core/generated/**",
  "__tests__/golden/**",
  "**/*.cassette.json",
  "**/*.svg",
  "scripts/check-words.mjs",
  "scripts/licenses/**",
];

/** Each word or phrase, whatever its case, and what to write instead. */
const REFUSED = [
  [/\bmend(s|ed|ing)?\b/, "fix"],
  [/\banew\b/, "again"],
  [/\bgravest\b/, "most severe"],
  [
    /(?<!there )\b(is|are|was|were) (no|none but a) (array|boolean|connection|crash|date|duration|error|failure|fault|file|folder|list|mapping|JSON|UTF-8|YAML|key|name|number|object|path|program|regular|result|revision|rule|secret|server|string|success|suite|terminal|text|token|URL|UUID|valid|version|whole)\b/,
    "is not a …, is not valid …",
  ],
  [/\b(that|which) (is|are) none\b/, "that is not one, empty"],
  [/\b(is|are|was|were|be|been|being) told\b/, "is reported, is given"],
  [/\btold (at|apart|before|beside|by|in|with|when)\b/, "reported …"],
  [/\buntold\b/, "unreported"],
  [
    /\b(interface|type|class|const enum) (Told|Asked|Known|Settled|Shown|Sent|Wanted|Looked|Made|Tried|Written|Chosen|Found)\b/,
    "a noun",
  ],
  [/\b(who|what)(so)?ever answers\b/, "any endpoint"],
  [/\bbelieved\b/, "trusted"],
  [/\b(where|there|here)(of|upon|unto|withal)\b/, "of which, of it"],
  [/\bshall\b/, "must, will"],
  [/\bneeds must\b/, "must"],
  [/\bbetimes\b/, "early"],
  [/\b(begun|begins|begin|began) again\b/, "starts again"],
  [/\b(is|are|was|were) begun\b/, "starts"],
  [/\bcame to nothing\b/, "failed"],
  [/\b(nothing|nobody|no one) (is|was) passed over\b/, "is skipped, is ignored"],
  [/\bpassed over\b/, "skipped, ignored"],
  [/\bamiss\b/, "wrong"],
  [/\bletGo\b/, "release"],
  [/\b(shake|shook|shakes) hands\b/, "complete the handshake"],
  [/\bbears?\b/, "has, carries"],
  [/\bwhatever (its|the) case\b/, "ignoring case"],
  [/\b(lest|hitherto|henceforth|heretofore|forthwith|verily|nigh|ere|whence|thence|hence)\b/, "plain words"],
];

/** Phrases in which a refused word is right. */
const ALLOWED = [/\bwarehouse\b/i, /!!ere\b|"ere"/];

/** Generated parts of a page: their source is checked instead. */
const GENERATED = /<!-- (\w+) -->.*?<!-- \/\1 -->/gs;

const globs = process.argv.slice(2);
const wanted = picomatch(globs.length > 0 ? globs : CLEAN, { dot: true });
const excluded = picomatch(globs.length > 0 ? EXCLUDED : [...EXCLUDED, OWN_TEST], { dot: true });
const root = fileURLToPath(new URL("..", import.meta.url));
const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0");

let count = 0;
for (const file of tracked.filter((path) => path !== "" && wanted(path) && !excluded(path))) {
  const written = readFileSync(`${root}${file}`, "utf8").replace(GENERATED, (part) => part.replace(/[^\n]/g, ""));
  for (const [index, line] of written.split("\n").entries()) {
    const text = ALLOWED.reduce((rest, phrase) => rest.replace(phrase, ""), line);
    for (const [pattern, instead] of REFUSED) {
      const [word] = new RegExp(pattern.source, "i").exec(text) ?? [];
      if (word === undefined) continue;
      count += 1;
      console.error(`${file}:${index + 1}: "${word}": write "${instead}"`);
    }
  }
}
if (count > 0) console.error(`${count} refused ${count === 1 ? "word" : "words"}`);
process.exitCode = count > 0 ? 1 : 0;
