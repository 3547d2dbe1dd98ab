export async function main(_args: readonly string[], _version: string): Promise<void> {}
