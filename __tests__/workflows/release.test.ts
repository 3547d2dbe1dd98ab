import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { type ActRun, act, cleanUp, describeWorkflows, jobOf, makeRepository, stepOf } from "../support/github/act.js";
import { packageWith } from "./package.js";

const RELEASE = ".github/workflows/release.yml";
const COMMANDS = join(import.meta.dirname, "commands");

afterEach(cleanUp);

interface Options {
  version?: string;
  /** Names of all tags, and of those that have a release. */
  tags?: string;
  releases?: string;
  /** How `npm audit` ends. */
  audit?: string;
  texts?: Record<string, string>;
}

interface Release {
  run: ActRun;
  /** What was published, one command a line. */
  published: string[];
  /** The folder of the package. */
  artifact: string;
}

/** Runs it for a tag of a package, with stand-ins for what would be published. */
async function release(
  tag: string,
  { version = "1.2.3", tags = tag, releases = "", audit = "0", texts }: Options = {},
) {
  const repository = makeRepository({
    texts: {
      ...packageWith({ build: "echo built > dist/action.js" }, { name: "mcptest", version }),
      "CHANGELOG.md":
        "# Changelog\n\n## [Unreleased]\n\n## [1.2.3] - 2026-01-01\n\nWhat is new.\n\n## [1.2.2]\n\nOld.\n",
      "dist/action.js": "built\n",
      "dist/bundle/licenses.txt": "zod\nMIT\n",
      ...texts,
    },
    copies: { LICENSE: "LICENSE", scripts: "scripts", [RELEASE]: RELEASE },
  });
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
      STAND_IN_RELEASES: releases,
      STAND_IN_AUDIT: audit,
    },
  });
  const published = existsSync(log) ? readFileSync(log, "utf8").trim().split("\n") : [];
  return { run, published, artifact: join(artifacts, "release") } satisfies Release;
}

describeWorkflows(RELEASE, () => {
  it("publishes one package on npm and GitHub, attested, and moves the tag of the major version", async () => {
    const { run, published, artifact } = await release("v1.2.3", { tags: "v1 v1.2.2 v1.2.3" });

    expect(run.exitCode, run.output).toBe(0);
    const sha = expect.stringMatching(/ -f sha=[0-9a-f]{40} -F force=true$/);
    expect(published).toEqual([
      "gh release view v1.2.3",
      "npm publish release/mcptest-1.2.3.tgz --provenance --access public",
      "gh release create v1.2.3 release/mcptest-1.2.3.tgz release/mcptest.cdx.json --verify-tag --title v1.2.3 --notes-file release/notes.md",
      "gh api --paginate repos/octo/weather/git/matching-refs/tags/v1. --jq .[].ref",
      expect.stringContaining("gh api --method PATCH repos/octo/weather/git/refs/tags/v1 "),
    ]);
    expect(published.at(-1)).toEqual(sha);
    expect(readFileSync(join(artifact, "notes.md"), "utf8")).toBe("What is new.\n");
    expect(JSON.parse(readFileSync(join(artifact, "mcptest.cdx.json"), "utf8"))).toMatchObject({
      bomFormat: "CycloneDX",
      metadata: { component: { name: "mcptest", version: "1.2.3" } },
    });
    const { steps } = jobOf(run, "publish");
    const attested = steps.filter(({ name }) => name.startsWith("Attest")).map(({ log }) => JSON.parse(log));
    expect(attested).toEqual([
      { "subject-path": "release/mcptest-*.tgz" },
      { "subject-path": "release/mcptest-*.tgz", "sbom-path": "release/mcptest.cdx.json" },
    ]);
  });

  it("makes the tag of a new major version", async () => {
    const { run, published } = await release("v1.2.3", { tags: "v1.2.3" });
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

  it("publishes nothing of a tag that was released before", async () => {
    const { run, published } = await release("v1.2.3", { releases: "v1.2.3" });
    expect(run.exitCode).not.toBe(0);
    expect(published).toEqual(["gh release view v1.2.3"]);
  });

  it.each([
    ["the tag is another version", { version: "1.2.4" }],
    ["the changelog does not have it", { texts: { "CHANGELOG.md": "## [1.2.2]\n\nOld.\n" } }],
    ["a dependency has a known vulnerability", { audit: "1" }],
    ["the committed bundle is another one", { texts: { "dist/action.js": "changed\n" } }],
  ])("publishes nothing if %s", async (_, options) => {
    const { run, published } = await release("v1.2.3", options);
    expect(run.exitCode).not.toBe(0);
    expect(run.jobs.map(({ id }) => id)).toEqual(["build"]);
    expect(published).toEqual([]);
  });
});
