/** The bundle's two doors. Each loads its room when it is used. */
export async function cli(args: readonly string[], version: string): Promise<void> {
  const { main } = await import("./cli/main.js");
  await main(args, version);
}

export async function action(version: string): Promise<void> {
  const { main } = await import("./action/main.js");
  await main(version);
}
