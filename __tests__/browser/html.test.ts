import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AxeResults } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Results } from "../../src/core/generated/results.js";
import { MOCK, SUITE } from "../e2e/suites/weather.js";
import { CLI, folderWith, mcptest, root, writeIn } from "../support/harness.js";
import { failure, results, row } from "../support/results.js";
import { everything, MARKUP } from "./results.js";

const CHROMIUM = process.env.MCPTEST_CHROMIUM ?? "/usr/bin/chromium";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
// CI installs it: there, a missing Chromium is a failure.
const isMissing = !existsSync(CHROMIUM) && process.env.CI === undefined;
const title = isMissing ? `the HTML report (skipped: no Chromium at ${CHROMIUM})` : "the HTML report";

/** Adds a script as text that got into the page could. */
const ADD_SCRIPT = `
  const script = document.createElement("script");
  try { script.text = "window.broken = 3"; } catch {}
  script.append("window.broken = 4");
  document.body.append(script);
`;
const OPEN_ALL = "for (const details of document.querySelectorAll('details')) details.open = true;";
/** How much lower than its value the name of each fact of the run stands. */
const OFFSETS = `[...document.querySelectorAll(".run > div")].map(({ children: [name, value] }) => {
  const top = (element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().top;
  };
  return Math.round(top(name) - top(value));
})`;

/** The cells of tables that a reader has to scroll to. */
const CUT_CELLS = `[...document.querySelectorAll("details[open] :is(th, td)")]
  .filter((cell) => cell.getBoundingClientRect().right > innerWidth || cell.scrollWidth > cell.clientWidth)
  .map(({ textContent }) => textContent)`;

interface View {
  colorScheme?: "light" | "dark";
  width?: number;
}

describe.skipIf(isMissing)(title, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser?.close();
  });

  /** Opens a file; what the page reports as an error, or tries to load, fails the test that closes it. */
  async function open(file: string, { colorScheme = "light", width = 1280 }: View = {}) {
    const page = await browser.newPage({ colorScheme, viewport: { width, height: 900 } });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("request", (request) => request.url() !== pathToFileURL(file).href && errors.push(request.url()));
    await page.goto(pathToFileURL(file).href);
    return { page, errors };
  }

  /** Renders results with the command line. */
  async function render(...given: Results[]): Promise<string> {
    const names = given.map((_, i) => `${i}.json`);
    const cwd = folderWith(Object.fromEntries(given.map((one, i) => [`${i}.json`, JSON.stringify(one)])));
    const { stderr } = await mcptest(["report", ...names, "--reporter", "html=page.html", "--reporter", "pretty"], {
      cwd,
    });
    if (given.length === 1) expect(stderr).toBe("");
    return join(cwd, "page.html");
  }

  it("of a run shows the verdict, each failure with its lines, and its frames", async () => {
    const cwd = folderWith({ "a.mcptest.yaml": SUITE, "mock.yaml": MOCK });
    const { code } = await mcptest(["run", "--reporter", "html=page.html"], { cwd });
    expect(code).toBe(1);
    const { page, errors } = await open(join(cwd, "page.html"));
    expect(await page.title()).toBe("✗ Failed: mcptest report");
    expect(await page.getByRole("columnheader").allTextContents()).toEqual([
      "Test",
      "Server",
      "2025-06-18",
      "2025-11-25",
    ]);
    expect(new Set(await page.evaluate<number[]>(OFFSETS))).toEqual(new Set([0]));
    const failed = page.getByRole("button", { name: "forecast tells rain" });
    expect(await failed.getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator("th", { has: failed }).locator(".preview").innerText()).toMatch(/expected .+; actual .+/);
    const detail = page.locator(`#${await failed.getAttribute("aria-controls")}`);
    await expect.poll(() => detail.locator(".failure-box").count()).toBe(4);
    const source = await detail.locator(".source").first().innerText();
    expect(source).toContain("--> a.mcptest.yaml:21:9");
    expect(source).toMatch(/- target: result\.content\[0\]\.text\n +\| +\^+\n/);
    await detail.locator("summary").first().click();
    expect(await detail.locator("details[open]").innerText()).toContain('"name": "forecast"');
    expect(await detail.locator("details[open] > summary").innerText()).toMatch(/^1\. weather: [\d.]+ ms$/);
    expect(errors).toEqual([]);
    await page.close();
  });

  it("of a task shows when it had each status", async () => {
    const mock = { tools: [{ name: "build", response: "built", task: { after: 30 } }] };
    const suite = {
      target_versions: ["2025-11-25"],
      servers: { shop: { command: [process.execPath, CLI, "mock", "mock.json"] } },
      tools: [{ name: "is built", tool: "build", task: true }],
    };
    const cwd = folderWith({ "a.mcptest.yaml": JSON.stringify(suite), "mock.json": JSON.stringify(mock) });
    const { code } = await mcptest(["run", "--reporter", "html=page.html"], { cwd });
    expect(code).toBe(0);
    const { page, errors } = await open(join(cwd, "page.html"));
    await page.getByRole("button", { name: "is built" }).click();
    const detail = page.locator("tr.detail:not([hidden])");
    await expect.poll(() => detail.innerText()).toMatch(/shop\.build.*working.*completed/s);
    expect(errors).toEqual([]);
    await page.close();
  });

  it("of an audit shows each tier with its frames, the faults of the SDK, and what was covered", async () => {
    const cwd = folderWith({});
    const tickets = `"${process.execPath}" "${root}__tests__/audit/servers/tickets.mjs" crash-high`;
    const limits = ["--budget", "20m", "--max-call", "20s"];
    const { code, stdout } = await mcptest(["audit", "--server-command", tickets, "--format", "html", ...limits], {
      cwd,
    });
    expect(code).toBe(1);
    writeIn(cwd, "page.html", stdout);
    const { page, errors } = await open(join(cwd, "page.html"));
    const audit = page.locator("details", { hasText: /^Audit of server/ }).first();
    expect(await audit.locator("h3.tier").allTextContents()).toEqual([
      "Broken (1)",
      expect.stringMatching(/^Advice/),
      expect.stringMatching(/^From the SDK, not counted/),
    ]);
    const broken = audit.locator(".failure-box.broken");
    expect(await broken.innerText()).toContain('→ {"method":"tools/call","params":{"name":"create_ticket"');
    expect(await broken.innerText()).toContain("← ");
    const ofSdk = audit.locator("h3.sdk ~ details", { hasText: "ERRCHAN-002" });
    await ofSdk.locator("summary").click();
    expect(await ofSdk.locator("li").innerText()).toContain("from the SDK (@modelcontextprotocol/sdk): ");
    expect(await audit.getByText("5 of 6 tools called with success").count()).toBe(1);
    expect(await audit.locator("table").innerText()).toContain("delete_ticket");
    expect(errors).toEqual([]);
    await page.close();

    const phone = await open(join(cwd, "page.html"), { width: 390 });
    expect(await phone.page.evaluate(CUT_CELLS)).toEqual([]);
    expect(await phone.page.evaluate("document.documentElement.scrollWidth")).toBe(390);
    await phone.page.evaluate(OPEN_ALL);
    expect(await violationsOf(phone.page)).toEqual([]);
    await phone.page.close();
  }, 600_000);

  it("takes texts of servers and suites as text, and loads nothing", async () => {
    const { page, errors } = await open(await render(everything()));
    expect(await page.locator("tr.detail:not([hidden])").first().innerText()).toContain(MARKUP);
    expect(await page.evaluate("window.broken")).toBeUndefined();
    expect(await page.locator("img").count()).toBe(0);
    expect(await page.locator("a[href^=javascript]").count()).toBe(0);
    // The policy stops what would get in all the same.
    await page.evaluate(ADD_SCRIPT);
    expect(await page.evaluate("window.broken")).toBeUndefined();
    expect(
      errors.filter((text) => !text.includes("Content Security Policy") && !text.includes("TrustedScript")),
    ).toEqual([]);
    await page.close();
  });

  it("is filtered, searched, sorted and turned with the keyboard alone", async () => {
    const { page, errors } = await open(await render(everything()));
    const count = () => page.getByRole("status").innerText();
    const names = () => page.locator("button.open").allTextContents();
    expect(await count()).toBe("Showing 1 to 100 of 254 tests");
    expect((await names()).slice(0, 3)).toEqual([`shows ${MARKUP}`, "adds two numbers", "divides"]);

    await tabTo(page, "button", "1 failed");
    await page.keyboard.press("Space");
    expect([await count(), await names()]).toEqual(["Showing 1 of 254 tests", ["adds two numbers"]]);
    await tabTo(page, "button", "adds two numbers");
    await page.keyboard.press("Enter");
    expect(await page.locator(":focus").getAttribute("aria-expanded")).toBe("false");
    expect(await page.locator("tr.detail:not([hidden])").count()).toBe(0);
    await page.keyboard.press("Enter");
    expect(await page.locator(":focus").getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator("tr.detail:not([hidden]) h4").allTextContents()).toContain(
      "the value is not the one that was asked for",
    );
    await page.reload();

    await tabTo(page, "input", "");
    await page.keyboard.type("counts nowhere");
    expect(await count()).toBe("Showing 0 of 254 tests");
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.type("COUNTS to 24");
    expect(await count()).toBe("Showing 13 of 254 tests");
    await page.reload();

    await tabTo(page, "select", "failures first");
    await page.keyboard.type("slow");
    expect((await names())[0]).toBe("adds two numbers");
    await tabTo(page, "button", "Next");
    await page.keyboard.press("Enter");
    expect(await count()).toBe("Showing 101 to 200 of 254 tests");
    expect(errors).toEqual([]);
    await page.close();
  });

  it.each([
    ["Server", "slow", 1],
    ["Revision", "2025-06-18", 1],
    ["Tag", "products", 1],
    ["Rule", "FAULT-SCHEMA-RESULT", 1],
  ])("filters by %s", async (label, value, expected) => {
    const { page } = await open(await render(everything()));
    await page.getByLabel(label, { exact: true }).selectOption(value);
    expect(await page.locator("button.open").count()).toBe(expected);
    await page.getByLabel(label, { exact: true }).selectOption("");
    expect(await page.locator("button.open").count()).toBe(100);
    await page.close();
  });

  it("shows sessions, latency, and the trend of several results files", async () => {
    const first = everything();
    const later = everything();
    later.run = { ...later.run, id: "run-2", started_at: "2026-01-03T03:04:05.000Z" };
    const { page, errors } = await open(await render(later, first));
    for (const summary of ["Timeline of sessions", "Latency", "Trend of 2 results files"]) {
      await page.getByText(summary).click();
    }
    const rows = (name: string) => page.getByRole("table", { name }).getByRole("row").allInnerTexts();
    expect((await rows("Timeline of sessions")).slice(1).map((text) => text.split(/\t/).slice(0, 4))).toEqual([
      ["calc @ 2025-06-18", "120 ms", "1", "3 ms"],
      ["calc @ 2025-11-25", "120 ms", "252", "32.4 s"],
      ["slow @ 2025-11-25", "900 ms", "1", "3 ms"],
    ]);
    expect((await rows("Latency"))[2]).toContain("1.5 ms / 4 ms / 9.3 ms\t124 ms / 238 ms / 248 ms");
    expect((await rows("Trend")).slice(1).map((text) => text.split(/\t/)[0])).toEqual([
      "2026-01-02T03:04:05.000Z",
      "2026-01-03T03:04:05.000Z",
    ]);
    expect(errors).toEqual([]);
    await page.close();
  });

  it("shows the latency of each tool", async () => {
    const { page, errors } = await open(await render(everything()));
    await page.getByText("Latency", { exact: true }).click();
    const rows = await page.getByRole("table", { name: "Latency by tool" }).getByRole("row").allInnerTexts();
    expect(rows.slice(1).map((text) => text.split(/\t/).slice(0, 5))).toEqual([
      ["add", "calc @ 2025-11-25", "250", "2 ms / 9 ms / 20 ms", "41 ms"],
      [MARKUP, "calc @ 2025-11-25", "1", "12 ms / 12 ms / 12 ms", "12 ms"],
    ]);
    const bar = page.getByRole("img", { name: "half up to 2 ms, 95 % up to 9 ms, 99 % up to 20 ms, all up to 41 ms" });
    expect(await bar.locator("rect").count()).toBe(4);
    expect(errors).toEqual([]);
    await page.close();
  });

  it("shows what differs from the contracts in the baseline, what fails the run first", async () => {
    const { page, errors } = await open(await render(everything()));
    const rows = await page.getByRole("table", { name: "Contract drift" }).getByRole("row").allInnerTexts();
    const cells = rows.slice(1).map((text) => text.split(/\t/).map((cell) => cell.replace(/\s+/g, " ").trim()));
    expect(cells).toEqual([
      [
        "tool search: the argument limit is required now",
        "calc @ 2025-11-25",
        "breaking, fails the run",
        '[ "query" ]',
        '[ "query", "limit" ]',
      ],
      ["prompt sum is new", "calc", "compatible", "null", '[ "query", "limit" ]'],
      [
        "tool search: its description changed",
        "calc",
        "description only",
        JSON.stringify(MARKUP),
        '[ "query", "limit" ]',
      ],
    ]);
    expect(errors).toEqual([]);
    await page.close();
  });

  it("has what fails the run first, and on a phone no line that is cut off", async () => {
    const results = everything();
    const [failed] = results.tests.filter(({ status }) => status === "failed");
    if (failed?.failures[0]) failed.failures[0].note = `no such path: ${"a-long-name/".repeat(30)}`;
    const { page } = await open(await render(results), { width: 390 });
    const headings = await page.locator("h2").allTextContents();
    expect(headings.slice(0, 3)).toEqual(["Findings that fail the run (1)", "Tests", "Findings (1)"]);
    await page.getByRole("button", { name: "1 failed" }).click();
    const cut = "[...document.querySelectorAll('dd > pre')].filter((box) => box.scrollWidth > box.clientWidth).length";
    expect(await page.evaluate(cut)).toBe(0);
    await page.close();
  });

  it.each(["light", "dark"] as const)("has no violation by axe in %s, with everything open", async (colorScheme) => {
    const file = await render(everything(), { ...everything(), tests: [] });
    for (const width of [1280, 400]) {
      const { page } = await open(file, { colorScheme, width });
      await page.getByRole("button", { name: "1 failed" }).click();
      await page.getByRole("button", { name: "1 errored" }).click();
      for (const toggle of await page.locator("button.open[aria-expanded=false]").all()) await toggle.click();
      await page.evaluate(OPEN_ALL);
      await page.locator(".histogram").first().waitFor();
      expect(await violationsOf(page)).toEqual([]);
      if (process.env.MCPTEST_SCREENSHOTS !== undefined) {
        const path = join(process.env.MCPTEST_SCREENSHOTS, `${colorScheme}-${width}.png`);
        await page.screenshot({ path, fullPage: true });
      }
      await page.close();
    }
  });

  it("of a fleet fits a phone, and breaks no rule of accessibility", async () => {
    const long = "a-very-long-name-of-a-repository-that-no-phone-has-room-for-on-one-line";
    const [older, newer] = [results([row()]), results([row({ status: "failed", failures: [failure()] })])];
    newer.run.started_at = "2026-01-02T03:04:05Z";
    older.run.started_at = "2026-01-01T03:04:05Z";
    older.summary.score = { score: 92, grade: "A" };
    const folder = `fleet/octo/${long}`;
    const cwd = folderWith({
      [`${folder}/x-0a1b2c3d-1/results.json`]: older,
      [`${folder}/x-0a1b2c3d-2/results.json`]: { ...newer, drift: [] },
      "fleet/shop.json": older,
    });
    await mcptest(["report", "--fleet", "fleet", "--reporter", "html=fleet.html"], { cwd });
    for (const width of [390, 1280]) {
      for (const colorScheme of ["light", "dark"] as const) {
        const { page, errors } = await open(join(cwd, "fleet.html"), { colorScheme, width });
        expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
        expect(await page.getByRole("link", { name: "results" }).first().isVisible()).toBe(true);
        expect(await violationsOf(page)).toEqual([]);
        expect(errors).toEqual([]);
        if (process.env.MCPTEST_SCREENSHOTS !== undefined) {
          const path = join(process.env.MCPTEST_SCREENSHOTS, `fleet-${colorScheme}-${width}.png`);
          await page.screenshot({ path, fullPage: true });
        }
        await page.close();
      }
    }
  });
});

/** What axe finds in a page: the rules that it breaks, with the elements. */
async function violationsOf(page: Page): Promise<unknown[]> {
  const { violations } = await page.evaluate<AxeResults>(`${AXE}; axe.run({ resultTypes: ["violations"] })`);
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Presses Tab until an element of that kind and text has the focus. */
async function tabTo(page: Page, tag: string, text: string): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    await page.keyboard.press("Tab");
    const focused = page.locator(`${tag}:focus`);
    if ((await focused.count()) > 0 && (await focused.innerText()).includes(text)) return;
  }
  throw new Error(`no ${tag} with "${text}" was reached with Tab`);
}
