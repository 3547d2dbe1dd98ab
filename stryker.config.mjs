import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { globSync } from "tinyglobby";

// Mutation testing of one room, `npm run test:mutation`: docs/internals/mutation.md says how.
const {
  MUTATION_ROOM: room,
  MUTATION_SAMPLE: sample = "1/1",
  MUTATION_FILES: files = `src/${room}/**/*.ts`,
} = process.env;
if (room === undefined) throw new Error("Usage: MUTATION_ROOM=core|matchers|conformance|suite npm run test:mutation");

const LEFT_OUT = [
  // A mutant of what ends processes and replaces files may do so to those of the whole machine.
  "src/core/**/proc/**",
  "src/core/**/out.ts",
  "**/*.d.ts",
  "**/generated/**",
  "**/*.generated.ts",
];

const [part, parts] = sample.split("/").map(Number);

/** With a sample of I/N, each line falls into one of N parts by its text and file, and part I is mutated. */
function isChosen(file, line) {
  const digest = createHash("sha256").update(`${file} ${line}`).digest();
  return digest.readUInt32BE() % parts === part - 1;
}

function mutated(file) {
  if (parts === 1) return [file];
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.flatMap((line, at) => (isChosen(file, line) ? [`${file}:${at + 1}-${at + 1}`] : []));
}

export default {
  mutate: globSync(files, { ignore: LEFT_OUT }).sort().flatMap(mutated),
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "__tests__/mutation/vitest.config.ts", related: false },
  coverageAnalysis: "perTest",
  // A mutant of code that runs once, when its module is loaded, would need every test.
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 20_000,
  timeoutFactor: 3,
  ignorePatterns: ["/dist", "/bench", "/.tmp", "/.bench"],
  tempDirName: `.tmp/stryker-${room}`,
  reporters: ["clear-text", "progress-append-only", "html", "json"],
  htmlReporter: { fileName: `.tmp/mutation/${room}.html` },
  jsonReporter: { fileName: `.tmp/mutation/${room}.json` },
  clearTextReporter: { allowColor: false, reportTests: false, logTests: false },
};
