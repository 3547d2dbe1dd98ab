import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AxeResults } from "axe-core";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { root } from "../support/cli.js";

const CHROMIUM = process.env.MCPTEST_CHROMIUM ?? "/usr/bin/chromium";
const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
// CI installs it: there, a missing Chromium is a failure.
const isMissing = !existsSync(CHROMIUM) && process.env.CI === undefined;
const site = join(root, ".tmp/site");
const REPOSITORY = /^https:\/\/github\.com\/mcptest\/action\/blob\/v\d+\//;
/** Colors are the same on all pages: they are judged on one, which takes a third of the time. */
const QUICKLY = `axe.run({ resultTypes: ["violations"], rules: { "color-contrast": { enabled: false } } })`;
/** What a page links and can be linked at, as a browser reads it. */
const LINKS = `({
  ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
  links: [...document.querySelectorAll("a, img, link, script")].map(({ href, src }) => href || src),
})`;

describe.skipIf(isMissing)(`the site of the docs${isMissing ? ` (skipped: no Chromium at ${CHROMIUM})` : ""}`, () => {
  let browser: Browser;
  let names: string[] = [];
  beforeAll(async () => {
    execFileSync(process.execPath, ["scripts/docs.mjs"], { cwd: root });
    names = readdirSync(site, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".html"));
    browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  });
  afterAll(async () => {
    await browser?.close();
  });
  const address = (name: string) => pathToFileURL(join(site, name)).href;

  it("has a page for each page of the docs, which fits a phone, breaks no rule by axe, and links to what there is", async () => {
    const pages = readdirSync(`${root}docs`, { recursive: true }).filter((name) => String(name).endsWith(".md"));
    expect(names).toHaveLength(pages.length + 1);
    const page = await browser.newPage({ viewport: { width: 390, height: 800 } });
    const found = new Map<string, { ids: string[]; links: string[] }>();
    for (const name of names) {
      await page.goto(address(name));
      expect(await page.evaluate("document.documentElement.scrollWidth"), name).toBe(390);
      const { violations } = await page.evaluate<AxeResults>(`${AXE}; ${QUICKLY}`);
      expect(
        violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]),
        name,
      ).toEqual([]);
      found.set(address(name), await page.evaluate(LINKS));
    }
    await page.close();
    const broken = Array.from(found, ([from, { links }]) =>
      links.filter((link) => !isThere(link)).map((to) => [from, to]),
    );
    expect(broken.flat()).toEqual([]);

    /** Addresses of others are not asked: a test needs no network. */
    function isThere(link: string): boolean {
      if (REPOSITORY.test(link)) return existsSync(join(root, link.replace(REPOSITORY, "").replace(/#.*/, "")));
      if (!link.startsWith("file:")) return true;
      const [to = "", id] = link.split("#");
      return (
        existsSync(new URL(to)) && (id === undefined || found.get(to)?.ids.includes(decodeURIComponent(id)) === true)
      );
    }
  }, 600_000);

  it.each(["light", "dark"] as const)("is searched with the keyboard, in %s", async (colorScheme) => {
    const page = await browser.newPage({ colorScheme });
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(address("recipes.html"));
    await page.getByRole("searchbox").fill("flaky backends");
    await page.locator("#found a").first().waitFor();
    expect(await page.getByRole("status").innerText()).toMatch(/^\d+ found$/);
    const { violations } = await page.evaluate<AxeResults>(`${AXE}; axe.run({ resultTypes: ["violations"] })`);
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    await page.keyboard.press("Enter");
    await page.waitForURL(`${address("recipes.html")}#flaky-backends`);
    expect(errors).toEqual([]);
    await page.close();
  });
});
