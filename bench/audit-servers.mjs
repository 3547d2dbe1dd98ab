// What `mcptest audit` finds on real servers, without and with --allow-destructive: installs those of
// __tests__/real/audited.json, audits each, and writes the numbers back there.
// `node bench/audit-servers.mjs --bundle dist --work DIR [--only NAME]… [--unboxed]`: the bundle is a build of mcptest
// (`npm run build`), DIR is outside of this repository and keeps what is installed, the reports and the files of the
// servers. --only takes one server, and can be repeated.
// An entry has what starts its server: `command` is a script of the package (npm) or a program that it installs (PyPI) with
// its arguments; `env`; `with`: what is installed beside it. In them, FOLDER is the folder that the server gets.
// A finding keeps the verdict that was written for it; a new one gets NOT_READ, with which the page test fails.
// Linux only: each server runs in namespaces of its own, in which it has no network and can write to its folder only.
// --unboxed runs it without them and writes no numbers: tools delete files, so only on a machine that may lose them.
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const root = fileURLToPath(new URL("..", import.meta.url));
const AUDITED = join(root, "__tests__/real/audited.json");
const NOT_READ = "not read";
const LIMIT_MS = 420_000;
const LONGEST = 160;

/** Run by `sh` in new namespaces, with the folder and the command: makes all else read-only. */
const BOX = `
mount --make-rprivate / && mount --bind "$1" "$1" || exit 125
findmnt --raw --noheadings --output TARGET,VFS-OPTIONS | while read -r at flags; do
  case "$at" in "$1" | /proc* | /sys* | /dev/pts*) continue ;; esac
  mount -o "remount,bind,$flags,ro" "$at" || exit 125
done || exit 125
ip link set lo up
cd "$1" && shift && exec "$@"`;
const UNSHARE = ["--map-root-user", "--mount", "--pid", "--net", "--fork", "--kill-child", "--mount-proc"];

const text = { type: "string" };
const { values } = parseArgs({
  options: {
    bundle: text,
    work: text,
    only: { ...text, multiple: true },
    unboxed: { type: "boolean", default: false },
  },
});
if (!values.bundle || !values.work) throw new Error("--bundle and --work are needed: see the top of this file");
const cli = resolve(values.bundle, "cli/index.js");
mkdirSync(values.work, { recursive: true });
const work = realpathSync(values.work);
if (!relative(root, work).startsWith("..")) throw new Error("--work must be outside of this repository");

const servers = JSON.parse(readFileSync(AUDITED, "utf8"));
for (const name of values.only ?? []) {
  if (!servers.some((server) => server.name === name)) throw new Error(`${name} is not in ${AUDITED}`);
}
const chosen = servers.filter(({ name }) => values.only?.includes(name) ?? true);
for (const server of chosen) {
  try {
    const measured = measure(server, install(server));
    const { broken, suspicious } = measured;
    console.log(server.name, JSON.stringify({ ...measured, broken: broken.length, suspicious: suspicious.length }));
    if (values.unboxed) continue;
    Object.assign(server, measured);
    write();
  } catch (error) {
    process.exitCode = 1;
    console.error(`${server.name}: its numbers stay as they were: ${error.message}`);
  }
}

function write() {
  writeFileSync(AUDITED, JSON.stringify(servers, null, 2));
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  execFileSync(process.execPath, [biome, "format", "--write", "--log-level=error", AUDITED], { cwd: root });
}

/** A folder of `work` for one server. */
function folderOf(use, name) {
  return join(work, use, name.replace("@", "").replace("/", "-"));
}

/** Installs a server and what it needs, if this version is not there; returns the words that start it. No script of npm runs. */
function install({ name, version, from, command: [program, ...args], with: others = {} }) {
  const folder = folderOf("installed", name);
  const isNpm = from === "npm";
  const packages = Object.entries({ [name]: version, ...others }).map((pin) => pin.join(isNpm ? "@" : "=="));
  const stamp = join(folder, "installed.json");
  if (!existsSync(stamp) || readFileSync(stamp, "utf8") !== JSON.stringify(packages)) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const run = (...words) => execFileSync(words[0], words.slice(1), { cwd: folder, stdio: ["ignore", 2, 2] });
    if (isNpm) {
      writeFileSync(join(folder, "package.json"), '{ "private": true }\n');
      run("npm", "install", "--ignore-scripts", "--no-audit", "--no-fund", "--save-exact", ...packages);
    } else {
      run("python3", "-m", "venv", folder);
      run(join(folder, "bin/pip"), "install", "--quiet", "--only-binary", ":all:", ...packages);
    }
    writeFileSync(stamp, JSON.stringify(packages));
  }
  const started = isNpm
    ? [process.execPath, join(folder, "node_modules", name, program)]
    : [join(folder, "bin", program)];
  return [...started, ...args];
}

/** What the page says of a server. */
function measure(server, started) {
  const byDefault = audit(server, started, "default");
  const { report, seconds } = audit(server, started, "all", "--allow-destructive", "--budget", "3m");
  const { coverage, calls, left, rules, protocol_version: revision, grade } = report;
  const { called, callable } = coverage;
  const of = (tier) => findingsOf(report, tier).map((finding) => withVerdict(finding, server));
  return {
    ...{ revision, grade, called, callable, calls, seconds, complete: left.length === 0 },
    byDefault: {
      ...{ called: byDefault.report.coverage.called, callable: byDefault.report.coverage.callable },
      ...{
        seconds: byDefault.seconds,
        findings: ["broken", "suspicious"].flatMap((tier) => findingsOf(byDefault.report, tier)).length,
      },
    },
    ...{ broken: of("broken"), suspicious: of("suspicious") },
    fromSdk: rules.filter(({ sdk }) => sdk !== undefined).length,
    advice: new Set(findingsOf(report, "advice").map(({ id }) => id)).size,
  };
}

function findingsOf({ rules }, tier) {
  return rules.filter((rule) => rule.status === "failed" && rule.tier === tier);
}

/** Audits a server in a new folder, and keeps the report under `label`. */
function audit({ name, env = {} }, started, label, ...flags) {
  const folder = folderOf("run", name);
  fill(folder);
  const here = (word) => word.replaceAll("FOLDER", folder);
  const own = Object.fromEntries(Object.entries(env).map(([key, value]) => [key, here(value)]));
  const server = { command: started.map(here), cwd: folder, env: { HOME: folder, ...own } };
  writeFileSync(join(folder, "suite.yaml"), JSON.stringify({ servers: { server } }));
  const command = [process.execPath, cli, "audit", "suite.yaml", ...flags, "--format", "json"];
  const [program, ...args] = values.unboxed
    ? command
    : ["unshare", ...UNSHARE, "sh", "-c", BOX, "box", folder, ...command];
  const before = performance.now();
  const { error, status, stdout, stderr } = spawnSync(program, args, {
    ...{ cwd: folder, encoding: "utf8", timeout: LIMIT_MS, killSignal: "SIGKILL", maxBuffer: 1e8 },
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: join(folder, "tmp"), LANG: "C.UTF-8" },
  });
  const seconds = Math.round((performance.now() - before) / 1000);
  if (error) throw error;
  if (!stdout.startsWith("{")) throw new Error(`no report, exit code ${status}: ${stderr.slice(0, 400)}`);
  const reports = join(work, "reports", label);
  mkdirSync(reports, { recursive: true });
  writeFileSync(join(reports, `${basename(folder)}.json`), stdout);
  return { report: JSON.parse(stdout), seconds };
}

/** A finding as it is kept, with the verdict of the same one. */
function withVerdict({ id, subject, message, title }, { name, broken = [], suspicious = [] }) {
  const steady = (words) =>
    words
      .replaceAll(folderOf("run", name), "FOLDER")
      .replaceAll(folderOf("installed", name), "INSTALLED")
      // A message may have the beginning of a path only.
      .replaceAll(work, "WORK")
      .slice(0, LONGEST);
  const found = {
    ...{ rule: id, ...(subject && { subject: steady(subject) }) },
    message: steady((message ?? title).split("\n")[0]),
  };
  const same = [...broken, ...suspicious].find((one) =>
    ["rule", "subject", "message"].every((key) => one[key] === found[key]),
  );
  return { ...found, verdict: same?.verdict ?? NOT_READ };
}

/** Makes the folder of a server again: a git repository with a few files. */
function fill(folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const name of ["tmp", "bank", "notes/.obsidian"]) mkdirSync(join(folder, name), { recursive: true });
  const files = {
    "a.js": "export const a = 1;\n",
    "eslint.config.mjs": "export default [];\n",
    "x.drawio": '<mxfile><diagram name="Page-1"><mxGraphModel><root/></mxGraphModel></diagram></mxfile>\n',
    "schema.graphql": "type Query { hello(name: String!): String }\n",
    "notes/milk.md": "# Milk\n\nBuy milk. #home\n",
    "notes/bread.md": "# Bread\n\n- [ ] Buy [[milk]]\n",
    "notes/.obsidian/app.json": "{}\n",
    ".gitconfig": "[user]\nname = x\nemail = x@example.com\n",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  const git = (...args) => execFileSync("git", args, { cwd: folder, env: { ...process.env, HOME: folder } });
  git("init", "--quiet", "--initial-branch", "main");
  git("add", "a.js");
  git("commit", "--quiet", "--message", "first");
}
