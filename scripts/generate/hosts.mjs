// The tables of docs/hosts.md, from src/rules/hosts.ts.
import { readFileSync } from "node:fs";
import { importSource } from "./import-source.mjs";

const { HOSTS } = await importSource("rules/hosts.ts");
const PAGE = new URL("../../docs/hosts.md", import.meta.url);
const TABLES = /(?<=<!-- hosts -->\n)[\s\S]*?(?=\n<!-- \/hosts -->)/;

const sections = Object.entries(HOSTS).map(([name, { title, handshake, notOver, limits }]) => {
  const rows = [
    ...(handshake ? [handshakeRow(handshake)] : ["| handshake | not published: as mcptest begins | |"]),
    ...(notOver ? [`| transports | not ${notOver.transports.join(", ")} | ${links([notOver.source])} |`] : []),
    ...limits.map((limit) => `| ${limit.of} | ${limitText(limit)} | ${links([limit.source])} |`),
  ];
  return `### ${title} (\`${name}\`)\n\n| what | fact | source |\n| --- | --- | --- |\n${rows.join("\n")}`;
});

export const files = {
  "docs/hosts.md": readFileSync(PAGE, "utf8").replace(TABLES, () => `\n${sections.join("\n\n")}\n`),
};

function handshakeRow({ clientInfo, revision = "`server/discover` first", capabilities, sources }) {
  const declared = Object.keys(capabilities).map((key) => `\`${key}\``);
  const fact = `\`${clientInfo.name}\` ${clientInfo.version}, ${revision}, declares ${declared.join(", ")}`;
  return `| handshake | ${fact} | ${links(sources)} |`;
}

function limitText(limit) {
  const effect = limit.effect === "changes" ? "changed" : "left out";
  switch (limit.of) {
    case "name":
      return `at most ${limit.most} with what the host adds, ${limit.beside} of it, so ${limit.most - limit.beside}; else ${effect}`;
    case "characters":
    case "arguments":
      return `${limit.allowedText}; else ${effect}`;
    case "union":
      return "`anyOf`, `oneOf`, `allOf` at the top level are flattened";
    case "tools":
      return `at most ${limit.most}`;
    default:
      return `at most ${limit.most.toLocaleString("en")} ${limit.unit}s; the rest is cut`;
  }
}

function links(sources) {
  return sources.map((url) => `[${new URL(url).host}](${url})`).join(", ");
}
