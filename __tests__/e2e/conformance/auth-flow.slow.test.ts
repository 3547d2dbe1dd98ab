import { beforeEach, describe, expect, it } from "vitest";
import { ownIssuer } from "../../servers/own-issuer.mjs";
import { serveTokens, type TokenRules, type TokenServer } from "../../servers/token-server.mjs";
import { CLI, folderWith, judged, type Ruled, root, textIn } from "../../support/harness.js";
import { closedAtEnd } from "../../support/temporary.js";
import { hasScript, inTerminal } from "../../support/terminal.js";

const BROWSER = `${root}__tests__/servers/login-browser.mjs`;
const FLOW = ["AUTH-FLOW-PKCE", "AUTH-FLOW-REDIRECT", "AUTH-FLOW-CACHE"];

let server: TokenServer;
beforeEach(() => serve(ownIssuer()));

async function serve(rules: TokenRules): Promise<void> {
  server = closedAtEnd(await serveTokens(rules));
}

/** Judges the server by some rules, in a terminal, after a login. */
async function judge(rules: readonly string[], version = "2025-11-25") {
  const folder = folderWith({});
  const flags = rules.map((rule) => `--rules '${rule}'`).join(" ");
  const command = `${process.execPath} ${CLI} compliance run --login --server-url ${server.origin}/mcp`;
  const shown = await inTerminal(
    `${command} --target-version ${version} ${flags} --format json >results.json; echo "code=$?"`,
    folder,
    { BROWSER },
  );
  const text = textIn(`${folder}/results.json`);
  expect(shown + text).not.toContain("token-of-ann");
  const { rules: all } = JSON.parse(text) as { rules: Ruled[] };
  const results = all.filter(({ id }) => id.startsWith("AUTH-FLOW") || id === "AUTH-AS-ISS");
  return { shown, results, statuses: results.map(({ status }) => status) };
}

describe.runIf(hasScript())("the flow of a login, at an authorization server on the server's origin", () => {
  it("is right where everything that must be is refused", async () => {
    const { shown, statuses } = await judge(FLOW);
    expect(statuses).toEqual(Array(5).fill("passed"));
    expect(shown).toContain("code=0");
    // All but the login itself needs no browser where nobody is asked.
    expect(shown.match(/Log in at/g)).toHaveLength(1);
  });

  it.each([
    ["AUTH-FLOW-PKCE", "code_challenge", "no code_challenge"],
    ["AUTH-FLOW-PKCE", "code_verifier", "a wrong code_verifier"],
    ["AUTH-FLOW-REDIRECT", "redirect_uri", "another redirect_uri"],
    ["AUTH-FLOW-REDIRECT", "http redirect_uri", "an http redirect_uri at the registration"],
    ["AUTH-FLOW-CACHE", "no-store", undefined],
  ])("%s fails alone for what is not refused: %s", async (rule, broken, subject) => {
    await serve(ownIssuer(broken));
    const { shown, results } = await judge(FLOW);
    const failures = results.filter(({ status }) => status !== "passed");
    expect(failures).toMatchObject([{ id: rule, status: "failed", severity: "must" }]);
    expect(failures[0]?.subject).toBe(subject);
    expect(shown).toContain("code=1");
  });

  it.each([
    ["a page comes first", "page"],
    ["nobody is let in without a browser", "denies strangers"],
  ])("asks the person where %s", async (_, broken) => {
    await serve(ownIssuer(broken, "code_challenge"));
    const { shown, results } = await judge(["AUTH-FLOW-PKCE"]);
    expect(results.map(({ status }) => status)).toEqual(["failed", "passed"]);
    expect(shown.match(/Log in at/g)).toHaveLength(3);
    expect(shown.match(/an error is right/g)).toHaveLength(1);
  });

  it("is judged only if it is asked for by name", async () => {
    const { results } = await judge(["AUTH-FLOW-*"]);
    expect(results.map(({ message }) => message)).toEqual(Array(3).fill(expect.stringContaining("by name")));
  });

  it("is not judged where the authorization server is elsewhere", async () => {
    const rules = ownIssuer();
    const elsewhere = await serveTokens(rules);
    const names = { authorization_servers: [`${elsewhere.origin}/as`] };
    await serve({ isTaken: rules.isTaken, resource: (document: object) => ({ ...document, ...names }) });
    const { results } = await judge(FLOW);
    await elsewhere.close();
    expect(results.map(({ message }) => message)).toEqual(Array(3).fill(expect.stringContaining("not on the origin")));
  });

  it.each([
    ["must", 1, ["said"], "had `iss`"],
    ["should", 0, ["said", "iss"], ""],
  ])("AUTH-AS-ISS is a %s for a server that does not say it", async (severity, code, breaks, message) => {
    await serve(ownIssuer(...breaks));
    const { shown, results } = await judge(["AUTH-AS-ISS"], "2026-07-28");
    expect(results).toMatchObject([{ status: "failed", severity }]);
    expect(results[0]?.message).toContain(message);
    expect(shown).toContain(`code=${code}`);
  });
});

it("is skipped without a login", async () => {
  const rules = FLOW.flatMap((rule) => ["--rules", rule]);
  const { results } = await judged(["--server-url", `${server.origin}/mcp`, ...rules]);
  expect(results.map(({ message }) => message)).toEqual(Array(3).fill(expect.stringContaining("--login does that")));
});
