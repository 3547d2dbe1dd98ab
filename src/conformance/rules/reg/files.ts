import { asObject, isObject } from "../../../core/json/json.js";
import type { Redacted } from "../../../core/redaction/redact.js";
import { excerpt, say } from "../../../core/redaction/redacted.js";
import type { SchemaPort } from "../../invariants/types.js";
import { about, type CheckResult, failed, type Item, passed, passedIf, unverified } from "../../server/check-result.js";
import { SERVER_JSON } from "./server-json.generated.js";

/** A `server.json`, and what is beside it. */
export interface RegistryFiles {
  document: Item;
  /** What package.json, pyproject.toml and Cargo.toml hold. */
  manifests: { npm?: Item | undefined; pypi?: Item | undefined; cargo?: Item | undefined };
  readme: string | undefined;
  dockerfile: string | undefined;
}

const MAX_SHOWN = 200;
const RANGE = /^[\^~<>=]|\|\|| - |(^|\.)[x*](\.|$)/i;
const LABEL = /io\.modelcontextprotocol\.server\.name["']?[=\s]\s*["']?([^"'\s]+)/;

const excerptText = (text: unknown) => excerpt(String(text), MAX_SHOWN);

/** The entries of a list in a `server.json`. */
export function entriesOf(document: Item, list: "packages" | "remotes"): Item[] {
  const entries = document[list];
  return Array.isArray(entries) ? entries.filter(isObject) : [];
}

export async function judgeSchema({ document }: RegistryFiles, schemas: SchemaPort): Promise<CheckResult[]> {
  const judged = await schemas(JSON.parse(SERVER_JSON))(document);
  const wrong = "wrong" in judged ? judged.wrong : undefined;
  const ranges = [document, ...entriesOf(document, "packages")].flatMap(({ version }) =>
    typeof version === "string" && RANGE.test(version)
      ? [failed(say`the version ${excerptText(version)} is a range`)]
      : [],
  );
  const results = [...(wrong ? [failed(wrong)] : []), ...ranges];
  return results.length > 0 ? results : [passed];
}

export function judgeNames(files: RegistryFiles): CheckResult[] {
  return entriesOf(files.document, "packages").map((entry) => about(subjectOf(entry), judgeName(entry, files)));
}

function subjectOf({ registryType, identifier }: Item): Redacted {
  return say`package ${excerptText(registryType)} ${excerptText(identifier)}`;
}

function judgeName(entry: Item, { document, manifests, readme, dockerfile }: RegistryFiles): CheckResult {
  const name = String(document.name);
  const id = String(entry.identifier);
  switch (entry.registryType) {
    case "npm": {
      const { npm } = manifests;
      if (npm?.name !== id) return unverified(say`its package.json is not beside server.json`);
      const found = npm.mcpName === undefined ? say`no \`mcpName\`` : say`the \`mcpName\` ${excerptText(npm.mcpName)}`;
      return passedIf(npm.mcpName === name, say`package.json has ${found}; the server is ${excerptText(name)}`);
    }
    case "pypi":
    case "nuget":
    case "cargo": {
      if (readme === undefined) return unverified(say`no README is beside server.json`);
      // crates.io shows no comments.
      const isCrate = entry.registryType === "cargo";
      const text = isCrate ? readme.replace(/<!--[\s\S]*?(-->|$)/g, "") : readme;
      const named = [...text.matchAll(/mcp-name:\s*(\S+?)(?=\s|<|-->|$)/g)].map(([, found]) => found);
      const isNamed = named.some((found) => found === name || (isCrate && found === `${name}\``));
      const where = isCrate ? say`as text that is seen` : say`with a space or the end of the line behind it`;
      return passedIf(isNamed, say`the README has no \`mcp-name: ${excerptText(name)}\` ${where}`);
    }
    case "oci": {
      const label = LABEL.exec(dockerfile ?? "")?.[1];
      if (label === undefined) return unverified(say`no Dockerfile beside server.json sets the label of its image`);
      const message = say`the label in the Dockerfile is ${excerptText(label)}, not ${excerptText(name)}`;
      return passedIf(label === name, message);
    }
    case "go": {
      const [, owner] = /^io\.github\.([^/]+)\//i.exec(name) ?? [];
      const [, account] = /^github\.com\/([^/]+)\//i.exec(id) ?? [];
      const isOwned = account !== undefined && account.toLowerCase() === owner?.toLowerCase();
      return passedIf(isOwned, say`the module is not below github.com/${excerptText(owner ?? "OWNER")}`);
    }
    case "mcpb": {
      if (!id.includes("mcp")) return failed(say`its address does not contain \`mcp\``);
      return passedIf(typeof entry.fileSha256 === "string", say`it has no \`fileSha256\``);
    }
    default:
      return unverified(say`nothing is known of such packages`);
  }
}

/** Without what the server itself says. */
export function judgeVersions(files: RegistryFiles): CheckResult[] {
  const { document } = files;
  const versions: string[] = [];
  const results: CheckResult[] = [];
  for (const entry of entriesOf(document, "packages")) {
    const version = versionOf(entry);
    if (version === undefined) continue;
    versions.push(version);
    const own = ownVersion(entry, files);
    if (own === undefined) continue;
    const message = say`server.json has version ${excerptText(version)}, the package ${excerptText(own)}`;
    results.push(about(subjectOf(entry), passedIf(own === version, message)));
  }
  if (versions.length === 0) return results;
  const ofServer = withoutV(document.version);
  const fits = versions.map(withoutV).some((version) => ofServer === version || ofServer.startsWith(`${version}-`));
  const message = say`the version of the server is ${excerptText(document.version)}, that of its package ${excerptText(versions[0])}`;
  return [...results, passedIf(fits, message)];
}

/** Without the `v` that versions of Go modules have. */
const withoutV = (version: unknown) => String(version).replace(/^v/, "");

/** The version of a package in a `server.json`; of an image, its tag. */
function versionOf({ registryType, version, identifier }: Item): string | undefined {
  if (typeof version === "string") return version;
  return registryType === "oci" ? /:([\w.-]+)$/.exec(String(identifier))?.[1] : undefined;
}

/** The version that a package has itself, as far as a file beside `server.json` says it. */
function ownVersion({ registryType, identifier }: Item, { manifests }: RegistryFiles): string | undefined {
  const { npm, pypi, cargo } = manifests;
  const own = { npm, pypi: asObject(pypi?.project), cargo: asObject(cargo?.package) }[String(registryType)];
  return own?.name === identifier && typeof own?.version === "string" ? own.version : undefined;
}
