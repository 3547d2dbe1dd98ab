// The licences of everything in the bundle, complete: `node scripts/licenses.mjs FILE` reads ncc's report, and prints it with
// what ncc leaves out: packages of which only a .wasm file is used, and texts. Fails if a package has another licence than
// those below, or a licence without a text.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** Licences that ask for a copy of their text, and for nothing else. */
const ALLOWED = ["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT"];
/** Packages that contribute just a .wasm file. */
const WASM = ["rregex", "@guanmingchiu/sqlparser-ts"];

const root = fileURLToPath(new URL("..", import.meta.url));
const { packages } = JSON.parse(readFileSync(`${root}/package-lock.json`, "utf8"));
const names = new Set(Object.keys(packages).map((path) => path.split("node_modules/").at(-1)));
names.delete("");

const lines = readFileSync(process.argv[2], "utf8").split("\n");
const starts = [...lines.keys()].filter((at) => names.has(lines[at]) && (at === 0 || lines[at - 1] === ""));
const reported = starts.map((start, index) => lines.slice(start, starts[index + 1]));
const missing = WASM.filter((name) => !reported.some(([first]) => first === name)).map((name) => [name]);
try {
  process.stdout.write(`${[...reported, ...missing].map(entry).join("\n\n")}\n`);
} catch (error) {
  console.error(`error: ${error.message}`);
  process.exitCode = 1;
}

/** Name, licence and text of a package, as lines. */
function entry([name, found = "", ...text]) {
  const folder = `${root}/node_modules/${name}`;
  const meta = existsSync(folder) ? JSON.parse(readFileSync(`${folder}/package.json`, "utf8")) : {};
  const license = found || meta.license;
  const ids = (license?.match(/[\w.-]+/g) ?? []).filter((word) => word !== "AND");
  if (ids.length === 0 || !ids.every((id) => ALLOWED.includes(id))) {
    throw new Error(
      `${name} has the licence ${license ?? "none"}; allowed are ${ALLOWED.join(", ")}. Use another package, or add the licence to scripts/licenses.mjs.`,
    );
  }
  const given = text.join("\n").trim();
  const texts = given ? [given] : filesOf(folder, /^licen[cs]e/i);
  if (texts.length === 0) texts.push(...ids.map((id) => standardText(id, name, meta)));
  // ncc does not report notices. What has them already is left alone.
  const notices = filesOf(folder, /^notice/i).filter((notice) => !given.includes(notice));
  return [name, license, ...texts, ...notices].join("\n");
}

/** The texts of the files of a folder with such a name. */
function filesOf(folder, name) {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => name.test(file)) : [];
  return files.map((file) => readFileSync(`${folder}/${file}`, "utf8").trim());
}

/** The text of a licence that a package names without a copy of it. Apache-2.0 is the licence of this project. */
function standardText(id, name, { author }) {
  if (id === "Apache-2.0") return readFileSync(`${root}/LICENSE`, "utf8").trim();
  const file = new URL(`licenses/${id}.txt`, import.meta.url);
  if (!existsSync(file)) throw new Error(`${name} has no text of its licence ${id}. Add scripts/licenses/${id}.txt.`);
  const owner = author?.name ?? author ?? `the authors of ${name}`;
  return readFileSync(file, "utf8").trim().replace("<owner>", owner);
}
