// Turns real terminal output, colours included, into an SVG for the docs; the title is its alternative text:
// `node scripts/picture.mjs FILE.txt FILE.svg TITLE`. Record such output with `script -qec "COMMAND"
// FILE.txt`.
import { readFileSync, writeFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";

const SIZE = { font: 14, character: 8.43, line: 20, margin: 20 };
const INK = "#d8dee9";
const PAPER = "#1e222a";
const COLOURS = ["#4c566a", "#f2777a", "#99cc99", "#ffcc66", "#6fb3f2", "#cc99cc", "#66cccc", "#d8dee9"];
const PLAIN = { fill: INK, bold: false, dim: false, underline: false };

const [from, to, title] = process.argv.slice(2);
writeFileSync(to, picture(readFileSync(from, "utf8"), title));

function picture(output, title) {
  const lines = output.replaceAll("\r\n", "\n").trimEnd().split("\n");
  const columns = Math.max(...lines.map((line) => stripVTControlCharacters(line).length));
  const width = Math.ceil(columns * SIZE.character + 2 * SIZE.margin);
  const height = lines.length * SIZE.line + 2 * SIZE.margin;
  let style = PLAIN;
  const rows = lines.map((line, index) => {
    const spans = [];
    for (const { text, codes } of pieces(line)) {
      style = codes.reduce(restyle, style);
      if (text !== "") spans.push(`<tspan${attributes(style)}>${escaped(text)}</tspan>`);
    }
    return `<text x="${SIZE.margin}" y="${SIZE.margin + (index + 0.75) * SIZE.line}">${spans.join("")}</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" rx="8" fill="${PAPER}"/>
<g font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="${SIZE.font}" fill="${INK}" xml:space="preserve">
${rows.join("\n")}
</g>
</svg>
`;
}

/** The line cut before each style sequence: `{codes, text}`, without any other control sequence. */
function pieces(line) {
  return line.split(/(?=\u001b\[[\d;]*m)/).map((piece) => {
    const [, codes] = /^\u001b\[([\d;]*)m/.exec(piece) ?? [];
    return { codes: codes === undefined ? [] : codes.split(";").map(Number), text: stripVTControlCharacters(piece) };
  });
}

function restyle(style, code) {
  if (code === 0) return PLAIN;
  if (code === 1) return { ...style, bold: true };
  if (code === 2) return { ...style, dim: true };
  if (code === 4) return { ...style, underline: true };
  if (code === 22) return { ...style, bold: false, dim: false };
  if (code === 24) return { ...style, underline: false };
  if (code === 39) return { ...style, fill: INK };
  if (code === 90) return { ...style, dim: true };
  if ((code >= 30 && code <= 37) || (code >= 91 && code <= 97)) return { ...style, fill: COLOURS[code % 10] };
  return style;
}

function attributes({ fill, bold, dim, underline }) {
  return [
    fill === INK ? "" : ` fill="${fill}"`,
    bold ? ' font-weight="bold"' : "",
    dim ? ' opacity="0.6"' : "",
    underline ? ' text-decoration="underline"' : "",
  ].join("");
}

function escaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
