import { sharedKey } from "../../../engine/run/schedule.js";
import type { Suite, SuiteServer, SuiteTest, TestKind } from "../../../suite/types.js";
import { AUDIT, type ComplianceTest } from "../kind.js";

/**
 * The suites with a test `audit of SERVER` for each live server: once, in the first suite that has it, at the newest
 * revision that the suite runs at. `kind`: the one of compliance tests.
 */
export function withAudits(suites: readonly Suite[], kind: TestKind, targetVersion: string | undefined): Suite[] {
  const auditedServers = new Set<string>();
  for (const { tests, servers } of suites) {
    const audits = tests.filter(
      (test) => test.kind === kind && (test as SuiteTest<ComplianceTest>).body.check === AUDIT,
    );
    for (const { server } of audits) auditedServers.add(sharedKey(servers.get(server)!));
  }
  return suites.map((suite) => {
    const newServers = [...suite.servers.values()].filter((server) => {
      const isNew = server.cassette === undefined && !auditedServers.has(sharedKey(server));
      auditedServers.add(sharedKey(server));
      return isNew;
    });
    const tests = newServers.map((server) => auditOf(server, suite, kind, targetVersion));
    return { ...suite, tests: [...suite.tests, ...tests] };
  });
}

function auditOf(
  { name, location }: SuiteServer,
  { targetVersions, defaultTimeoutMs }: Suite,
  kind: TestKind,
  targetVersion: string | undefined,
): SuiteTest<unknown> {
  const newest = targetVersion === undefined ? [...targetVersions].sort().at(-1) : undefined;
  return {
    kind,
    block: "compliance",
    name: `audit of ${name}`,
    server: name,
    location,
    node: {},
    tags: [],
    timeoutMs: defaultTimeoutMs,
    profile: "quick",
    retries: 0,
    isAdded: true,
    ...(newest !== undefined && { onlyVersions: [newest] }),
    body: { check: AUDIT } satisfies ComplianceTest,
  };
}
