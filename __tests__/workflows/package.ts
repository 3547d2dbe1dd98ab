/** The files of a package whose scripts do what is given, with nothing to install. */
export function packageWith(
  scripts: Record<string, string>,
  identity = { name: "example", version: "1.0.0" },
): Record<string, string> {
  return {
    "package.json": JSON.stringify({ ...identity, scripts, files: ["dist"] }),
    "package-lock.json": JSON.stringify({ ...identity, lockfileVersion: 3, packages: { "": identity } }),
  };
}
