import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { jsonIn, textIn, writeIn } from "../support/files.js";
import {
  type ActRun,
  act,
  cleanUp,
  describeWorkflows,
  git,
  jobOf,
  makeRepository,
  type Repository,
  stepOf,
} from "../support/github/act.js";
import { packageWith } from "./package.js";

const RELEASE = ".github/workflows/release.yml";
const REUSABLE = ".github/workflows/mcptest.yml";
/** Stands for the site of the docs. */
const SITE = "mkdir -p .tmp/site && echo docs > .tmp/site/index.html";
const COMMANDS = join(import.meta.dirname, "commands");

afterEach(cleanUp);

interface Options {
  version?: string;
  /** Names of all tags. */
  tags?: string;
  /** The package that npm has at this version, and whether GitHub's release is a draft; empty for none. */
  published?: "" | "same" | "other";
  draft?: "" | "true" | "false";
  /** How `npm audit` ends. */
  audit?: string;
  /** Files that are changed after `scripts/release.mjs` has run. */
  texts?: Record<string, string>;
}

interface Release {
  run: ActRun;
  /** What was published, one command a line. */
  published: string[];
  /** The folder of the package. */
  artifact: string;
}

/** Runs it for a tag of a package that `scripts/release.mjs` prepared, with stand-ins for what would be published. */
async function release(
  tag: string,
  { version = "1.2.3", tags = tag, published: onNpm = "", draft = "", audit = "0", texts = {} }: Options = {},
) {
  const repository = prepared(version);
  for (const [path, text] of Object.entries(texts)) writeIn(repository.folder, path, text);
  if (Object.keys(texts).length > 0) git(repository.folder, "commit", "--all", "--quiet", "--message=Change");
  const artifacts = join(repository.home, "artifacts");
  const log = join(repository.home, "published.txt");
  mkdirSync(artifacts);
  const run = await act(repository, RELEASE, {
    path: [COMMANDS],
    env: {
      GITHUB_REF: `refs/tags/${tag}`,
      GITHUB_REF_NAME: tag,
      STAND_IN_ARTIFACTS: artifacts,
      STAND_IN_LOG: log,
      STAND_IN_TAGS: tags,
      STAND_IN_PUBLISHED: onNpm,
      STAND_IN_RELEASE: draft,
      STAND_IN_AUDIT: audit,
    },
  });
  const published = existsSync(log) ? textIn(log).trim().split("\n") : [];
  return { run, published, artifact: join(artifacts, "release") } satisfies Release;
}

/** A repository with the commits and the tag of a version. */
function prepared(version: string): Repository {
  const repository = makeRepository({
    texts: {
      ...packageWith({ build: "echo built > dist/action.js", docs: SITE }, { name: "mcptest", version: "1.2.2" }),
      "CHANGELOG.md": `# Changelog\n\n## [Unreleased]\n\n## [${version}] - 2026-01-01\n\nWhat is new.\n\n## [1.2.2]\n\nOld.\n`,
      "dist/action.js": "older\n",
      "dist/bundle/licenses.txt": "zod\nMIT\n",
    },
    copies: { LICENSE: "LICENSE", python: "python", scripts: "scripts", [RELEASE]: RELEASE, [REUSABLE]: REUSABLE },
  });
  const identity = ["GIT_AUTHOR_NAME", "GIT_AUTHOR_EMAIL", "GIT_COMMITTER_NAME", "GIT_COMMITTER_EMAIL"];
  execFileSync("node", ["scripts/release.mjs", version], {
    cwd: repository.folder,
    env: { ...process.env, ...Object.fromEntries(identity.map((name) => [name, "test"])) },
  });
  return repository;
}

describeWorkflows(RELEASE, () => {
  it("publishes one package on npm and GitHub, attested, and moves the tag of the major version", async () => {
    const { run, published, artifact } = await release("v1.2.3", { tags: "v1 v1.2.2 v1.2.3" });

    expect(run.exitCode, run.output).toBe(0);
    const sha = expect.stringMatching(/ -f sha=[0-9a-f]{40} -F force=true$/);
    expect(published).toEqual([
      "pipx run twine check --strict release/pypi/mcptest-1.2.3-py3-none-any.whl",
      "npm publish ./release/mcptest-1.2.3.tgz --provenance --access public",
      "gh release view v1.2.3 --json isDraft --jq .isDraft",
      "gh release create v1.2.3 release/mcptest-1.2.3.tgz release/pypi/mcptest-1.2.3-py3-none-any.whl release/mcptest.cdx.json release/mcptest-docs.tar.gz --verify-tag --title v1.2.3 --notes-file release/notes.md",
      "gh api --paginate repos/octo/weather/git/matching-refs/tags/v1. --jq .[].ref",
      expect.stringContaining("gh api --method PATCH repos/octo/weather/git/refs/tags/v1 "),
    ]);
    expect(published.at(-1)).toEqual(sha);
    const { log } = stepOf(jobOf(run, "publish"), "Publish on npm");
    expect(log).toContain("+ mcptest@1.2.3");
    expect(textIn(artifact, "dist.sha256")).toMatch(
      /^[0-9a-f]{64} {2}dist\/action\.js\n[0-9a-f]{64} {2}dist\/bundle\/licenses\.txt\n$/,
    );
    expect(textIn(artifact, "notes.md")).toBe("What is new.\n");
    const site = execFileSync("tar", ["-xzOf", join(artifact, "mcptest-docs.tar.gz"), "./index.html"]);
    expect(site.toString()).toBe("docs\n");
    expect(jsonIn(artifact, "mcptest.cdx.json")).toMatchObject({
      bomFormat: "CycloneDX",
      metadata: { component: { name: "mcptest", version: "1.2.3" } },
    });
    const { steps } = jobOf(run, "publish");
    expect(JSON.parse(stepOf(jobOf(run, "publish"), "Publish on PyPI").log)).toEqual({
      "packages-dir": "release/pypi",
      "skip-existing": "true",
    });
    const attested = steps.filter(({ name }) => name.startsWith("Attest")).map(({ log }) => JSON.parse(log));
    expect(attested).toEqual([
      { "subject-path": "release/mcptest-*.tgz\nrelease/pypi/mcptest-*.whl" },
      { "subject-path": "release/mcptest-*.tgz", "sbom-path": "release/mcptest.cdx.json" },
      { "subject-checksums": "release/dist.sha256" },
    ]);
  });

  it("makes the tag of a new major version", async () => {
    const { run, published } = await release("v1.2.3", { tags: "v1.2.3 v1.2.3-rc.1" });
    expect(run.exitCode, run.output).toBe(0);
    expect(published.at(-1)).toMatch(/^gh api --method POST repos\/octo\/weather\/git\/refs -f ref=refs\/tags\/v1 /);
  });

  it("leaves the tag of the major version where a newer minor version has it", async () => {
    const { run, published } = await release("v1.2.3", { tags: "v1 v1.2.3 v1.10.0" });
    expect(run.exitCode, run.output).toBe(0);
    expect(published.filter((line) => line.includes("--method"))).toEqual([]);
    const { annotations } = stepOf(jobOf(run, "publish"), "Move the tag of the major version");
    expect(annotations.map(({ message }) => message)).toEqual(["v1 stays where it is: v1.10.0 is newer."]);
  });

  it("does after a failure what was not done before", async () => {
    const { run, published } = await release("v1.2.3", { tags: "v1 v1.2.3", published: "same", draft: "true" });
    expect(run.exitCode, run.output).toBe(0);
    expect(published.map((line) => line.split(" ", 3).join(" "))).toEqual([
      "pipx run twine",
      "gh release view",
      "gh release delete",
      "gh release create",
      "gh api --paginate",
      "gh api --method",
    ]);
  });

  it("changes nothing of what is released", async () => {
    const { run, published } = await release("v1.2.3", { tags: "v1 v1.2.3", published: "same", draft: "false" });
    expect(run.exitCode, run.output).toBe(0);
    expect(published.filter((line) => /npm publish|release (create|delete)/.test(line))).toEqual([]);
  });

  it("publishes nothing of a version that is another package on npm", async () => {
    const { run, published } = await release("v1.2.3", { published: "other" });
    expect(run.exitCode).not.toBe(0);
    expect(published.filter((line) => !line.startsWith("pipx run twine check"))).toEqual([]);
  });

  it.each([
    ["the tag is another version", { version: "1.2.4" }, "The tag is the version, and the changelog has it"],
    [
      "the changelog does not have it",
      { texts: { "CHANGELOG.md": "## [1.2.2]\n\nOld.\n" } },
      "The tag is the version, and the changelog has it",
    ],
    ["a dependency has a known vulnerability", { audit: "1" }, "No dependency has a known serious vulnerability"],
    [
      "the committed bundle is another one",
      { texts: { "dist/action.js": "changed\n" } },
      "The committed bundle is what its sources build",
    ],
    [
      "the reusable workflow uses another commit",
      { texts: { LICENSE: "changed\n" } },
      "The reusable workflow uses this release",
    ],
  ])("publishes nothing if %s", async (_, options, step) => {
    const { run, published } = await release("v1.2.3", options);
    expect(run.exitCode).not.toBe(0);
    expect(run.jobs.map(({ id, steps }) => [id, steps.find(({ result }) => result === "failure")?.name])).toEqual([
      ["build", step],
    ]);
    expect(published).toEqual([]);
  });

  it("is prepared by a commit with the version and one that pins the reusable workflow to it", () => {
    const { folder } = prepared("1.2.3");
    const [pin = "", version = ""] = git(folder, "rev-list", "v1.2.3").split("\n");
    expect(git(folder, "diff", "--name-only", version, pin)).toBe(`${REUSABLE}\n`);
    const uses = textIn(folder, REUSABLE).match(/mcptest\/action@.*/g);
    expect(new Set(uses)).toEqual(new Set([`mcptest/action@${version} # v1.2.3`]));
    expect(git(folder, "show", `${version}:dist/action.js`)).toBe("built\n");
    expect(JSON.parse(git(folder, "show", `${version}:package-lock.json`))).toMatchObject({ version: "1.2.3" });
  });
});

it("the repository has the notes of its version", () => {
  const { version } = jsonIn("package.json");
  expect(execFileSync("node", ["scripts/release-notes.mjs", version], { encoding: "utf8" })).not.toBe("");
});
