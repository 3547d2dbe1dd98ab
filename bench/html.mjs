import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright-core";
import { alternate, run, workspace } from "./measure.mjs";
import { writeResults } from "./results.mjs";

const CHROMIUM = process.env.MCPTEST_CHROMIUM ?? "/usr/bin/chromium";

/**
 * The HTML report: the time in which Chromium opens one of 10,000 tests, compared with an empty page of the same size; its
 * size; and the peak memory of writing one of 100,000 tests.
 */
export async function html(cli) {
  const small = await render(cli, 10_000);
  const large = await render(cli, 100_000);
  const bytes = statSync(small.page).size;
  const empty = join(workspace, "empty.html");
  const beginning = '<!doctype html><html lang="en"><title>empty</title><main id="page"><table></table></main><!--';
  writeFileSync(empty, `${beginning}${"x".repeat(bytes - beginning.length - 3)}-->`);

  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
  const medians = await alternate([() => open(browser, small.page), () => open(browser, empty)]);
  await browser.close();
  const [ours, bare] = medians((ms) => ms);
  return [
    { name: "open a report of 10,000", unit: "ms", ours, bare, difference: true, bar: 2000 },
    { name: "size of a report of 10,000", unit: "MB", ours: bytes / 1e6, bare: 1, bar: 8 },
    { name: "memory for one of 100,000", unit: "MiB", ours: large.rssMiB, bare: 1, bar: 250 },
  ];
}

/** Renders results of so many tests. */
async function render(cli, count) {
  const results = writeResults(count);
  const page = join(workspace, `${count}.html`);
  // The report of a run that failed: `report` exits with its exit code, which is 1.
  const { rssMiB } = await run([cli, "report", results, "--reporter", `html=${page}`], { exitCode: 1 });
  if (!readFileSync(page, "utf8").endsWith("</html>\n")) throw new Error(`${page} is not complete`);
  return { page, rssMiB };
}

/** From the start of the navigation until the page is loaded and its table is drawn (ms). */
async function open(browser, file) {
  const page = await browser.newPage();
  const started = performance.now();
  await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
  await page.evaluate(async () => {
    if (document.querySelector("#page table") === null) throw new Error("the page has no table");
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  });
  const ms = performance.now() - started;
  await page.close();
  return ms;
}
