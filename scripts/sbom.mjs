// Prints the software bill of materials of the bundle as CycloneDX: the packages of which files are in it, and no tools.
// `node scripts/sbom.mjs`, after `npm ci`.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

const bundled = new Set(readFileSync("dist/bundle/licenses.txt", "utf8").split("\n"));
const text = execFileSync("npm", ["sbom", "--sbom-format=cyclonedx"], {
  encoding: "utf8",
  maxBuffer: 100 * 1024 * 1024,
});
const { components, dependencies, ...bom } = JSON.parse(text);

// npm takes the name of the folder.
bom.metadata.component.name = JSON.parse(readFileSync("package.json", "utf8")).name;
const kept = components.filter(({ name }) => bundled.has(name));
const references = new Set([bom.metadata.component["bom-ref"], ...kept.map((component) => component["bom-ref"])]);
const graph = dependencies
  .filter(({ ref }) => references.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((one) => references.has(one)) }));
console.log(JSON.stringify({ ...bom, components: kept, dependencies: graph }, null, 2));
