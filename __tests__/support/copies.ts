type Mapping = Record<string, unknown>;

const BLOCKS = ["tools", "resources", "prompts", "compositions", "compliance"];

/** How the copies of a test differ: `echo (copy 2)`. */
const MARK = / \(copy \d+\)$/;

/** The name of the test that this one is a copy of. */
export function originalName(name: string): string {
  return name.replace(MARK, "");
}

/**
 * A suite with so many copies of each of its servers (`calc-1`, `calc-2`) and, on each of them, of every test.
 * A test of a list of servers is one still, on the copies of all of them. Every invariant may fail the run.
 */
export function withCopies(suite: Mapping, count: number, revisions: readonly string[]): Mapping {
  const servers = Object.entries(mapping(suite.servers));
  const only = servers.length === 1 ? servers[0]?.[0] : undefined;
  const numbers = Array.from({ length: count }, (_, at) => at + 1);
  const shared = mappings(suite.setup).flatMap(({ id }) => (typeof id === "string" ? [id] : []));

  const onCopy = (node: Mapping, number: number): Mapping => {
    const renamed = shared.reduce(
      (text, id) => text.replaceAll(`\${steps.${id}.`, `\${steps.${id}_${number}.`),
      JSON.stringify(node),
    );
    return { ...JSON.parse(renamed), server: `${node.server ?? only}-${number}` };
  };
  const onAll = (node: Mapping, list: unknown[]): Mapping => ({
    ...node,
    server: numbers.flatMap((at) => list.map((name) => `${name}-${at}`)),
  });
  // All of one copy, then all of the next: later tests of a server may build on earlier ones.
  const tests = (list: unknown): Mapping[] =>
    numbers.flatMap((at) =>
      mappings(list).flatMap((node) => {
        if (Array.isArray(node.server)) return at === 1 ? [onAll(node, node.server)] : [];
        return [{ ...onCopy(node, at), name: `${node.name} (copy ${at})` }];
      }),
    );
  const steps = (list: unknown): Mapping[] =>
    numbers.flatMap((at) =>
      mappings(list).map((node) => ({
        ...onCopy(node, at),
        ...(typeof node.id === "string" && { id: `${node.id}_${at}` }),
      })),
    );

  const { fixtures, imports: _, ...rest } = suite;
  return {
    ...rest,
    servers: Object.fromEntries(numbers.flatMap((at) => servers.map(([name, server]) => [`${name}-${at}`, server]))),
    target_versions: revisions,
    // The copies share their tools: that would fail the run.
    run_options: { ...mapping(suite.run_options), invariants: "warn" },
    ...Object.fromEntries(BLOCKS.filter((block) => block in suite).map((block) => [block, tests(suite[block])])),
    ...Object.fromEntries(["setup", "teardown"].filter((key) => key in suite).map((key) => [key, steps(suite[key])])),
    // Fixtures belong to one server, or to every server that names them.
    ...(fixtures !== undefined && { fixtures: { errors: mapping(fixtures).errors } }),
  };
}

function mapping(value: unknown): Mapping {
  return typeof value === "object" && value !== null ? (value as Mapping) : {};
}

function mappings(value: unknown): Mapping[] {
  return Array.isArray(value) ? value.map(mapping) : [];
}
