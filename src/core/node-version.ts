/** What is wrong with the running Node.js: undefined for 20.19 and newer, which `engines` in package.json names too. */
export function outdatedNode(versions: { node: string; bun?: string }): string | undefined {
  const [major = 0, minor = 0] = versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return undefined;
  const runtime = versions.bun === undefined ? "this" : `Bun ${versions.bun}, which acts as Node.js,`;
  return `mcptest needs Node.js 20.19 or newer; ${runtime} is ${versions.node}.`;
}
