// `npm run docs`: README.md and docs/ as a site in .tmp/site, which needs no server. The release publishes it.
import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { micromark } from "micromark";
import { gfm, gfmHtml } from "micromark-extension-gfm";

const root = fileURLToPath(new URL("..", import.meta.url));
const site = join(root, ".tmp/site");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
/** Where files are that are no pages: the tag that moves with the releases of a major version. */
const REPOSITORY = `https://github.com/mcptest/action/blob/v${version.split(".")[0]}`;

const files = execFileSync("git", ["ls-files", "README.md", "docs"], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n");
/** The address of each page in the site, by its file in the repository. */
const addresses = new Map(files.filter((file) => file.endsWith(".md")).map((file) => [file, addressOf(file)]));
/** The chapters of docs/README.md, with the titles and files of their pages. */
const chapters = textOf("docs/README.md")
  .split(/^## /m)
  .slice(1)
  .map((text) => ({
    title: text.slice(0, text.indexOf("\n")),
    pages: Array.from(text.matchAll(/^\| \[(.+?)\]\((.+?)\)/gm), ([, title, path]) => [title, `docs/${path}`]),
  }));
const template = textOf("scripts/docs/page.html");

rmSync(site, { recursive: true, force: true });
for (const file of files) {
  if (!addresses.has(file)) write(relative("docs", file), readFileSync(join(root, file)));
}
for (const name of ["site.css", "site.js"]) cpSync(join(root, "scripts/docs", name), join(site, name));
cpSync(join(root, "node_modules/minisearch/dist/umd/index.js"), join(site, "minisearch.js"));
cpSync(join(root, "node_modules/minisearch/LICENSE.txt"), join(site, "minisearch.license.txt"));
const sections = [...addresses].flatMap(([file, address]) => writePage(file, address));
write("sections.js", `globalThis.sections = ${JSON.stringify(sections)};\n`);
console.log(`${addresses.size} pages in ${relative(root, site)}: open index.html there`);

/** README.md is the first page, docs/README.md the list of all pages. */
function addressOf(file) {
  if (file === "README.md") return "index.html";
  return relative("docs", file)
    .replace(/README\.md$/, "contents.html")
    .replace(/\.md$/, ".html");
}

function textOf(file) {
  return readFileSync(join(root, file), "utf8");
}

function write(path, content) {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), content);
}

/** Writes a page; gives its sections, which the search finds. */
function writePage(file, address) {
  const up = "../".repeat(address.split("/").length - 1);
  const html = micromark(textOf(file), { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] });
  const used = new Map();
  const headings = [];
  const body = html
    .replace(/<!--.*?-->/gs, "")
    .replace(/<h([1-6])>(.*?)<\/h\1>/gs, (_, level, inner) => {
      const id = idOf(plain(inner), used);
      headings.push({ level: Number(level), id, text: plain(inner) });
      return `<h${level} id="${id}">${inner}</h${level}>`;
    })
    .replace(/ (href|src)="([^"]*)"/g, (_, name, link) => ` ${name}="${linkFrom(file, link, up)}"`)
    // A cell without a text is no head of anything. What may be wider than a screen is scrolled, also by the keyboard.
    .replace(/<th( align="\w+")?><\/th>/g, "<td></td>")
    .replaceAll("<table>", '<div class="wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>")
    .replaceAll("<pre>", '<pre tabindex="0">');
  const title = headings[0].text;
  const parts = { title, up, nav: nav(file, up), body: body.replace("</h1>", `</h1>${toc(headings)}`) };
  write(
    address,
    template.replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]),
  );
  return body.split(/(?=<h[1-6] id=)/).map((part, at) => {
    const { id, text } = headings[at];
    return { id: `${address}#${id}`, page: title, title: text, text: plain(part.replace(/^<h.*?<\/h\d>/s, "")) };
  });
}

/** What GitHub makes of a heading; the second one with the same text has `-1`. */
function idOf(text, used) {
  const id = unescaped(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(" ", "-");
  const count = used.get(id) ?? 0;
  used.set(id, count + 1);
  return count === 0 ? id : `${id}-${count}`;
}

/** A link of a file of the repository, as its page needs it. */
function linkFrom(file, link, up) {
  if (/^([a-z]+:|#)/.test(link)) return link;
  const [path, hash] = link.split("#");
  const target = posix.join(posix.dirname(file), path);
  const address = addresses.get(target) ?? (files.includes(target) ? relative("docs", target) : undefined);
  return `${address === undefined ? `${REPOSITORY}/${target}` : `${up}${address}`}${hash === undefined ? "" : `#${hash}`}`;
}

function nav(current, up) {
  const item = ([title, file]) =>
    `<li><a href="${up}${addresses.get(file)}"${file === current ? ' aria-current="page"' : ""}>${title}</a></li>`;
  return chapters.map(({ title, pages }) => `<h2>${title}</h2><ul>${pages.map(item).join("")}</ul>`).join("\n");
}

function toc(headings) {
  const items = headings
    .filter(({ level }) => level === 2)
    .map(({ id, text }) => `<li><a href="#${id}">${text}</a></li>`);
  return items.length < 2 ? "" : `<nav class="toc" aria-label="On this page"><ul>${items.join("")}</ul></nav>`;
}

function plain(html) {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

function unescaped(text) {
  return text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
