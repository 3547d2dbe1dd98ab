import { CLI } from "../../support/harness.js";

/** A mock server for the weather. */
export const MOCK = `name: weather
tools:
  - name: forecast
    inputSchema: { type: object, properties: { city: { type: string } }, required: [city] }
    response: "Sunny in \${args.city}"
  - name: sleepy
    response: never seen
    faults: [{ fault: drop }]
`;
/** A suite for it: tests that pass, fail, get no answer and are skipped, at two revisions. */
export const SUITE = `servers:
  weather:
    command: [node, "${CLI}", mock, mock.yaml]

variables:
  city: { value: Lisbon }

target_versions: ["2025-06-18", "2025-11-25"]

tools:
  - name: forecast names the city
    tool: forecast
    args: { city: "\${city}" }
    expect:
      - target: result.content[0].text
        matcher: { contains: "\${city}" }
  - name: forecast tells rain
    tool: forecast
    args: { city: Oslo }
    expect:
      - target: result.content[0].text
        matcher: { exact: Rain in Oslo }
        message: it always rains in Oslo
      - target: result.structuredContent.city
        matcher: { exact: Oslo }
  - name: nobody answers
    tool: sleepy
    timeout_ms: 200
    only_versions: ["2025-11-25"]
  - name: not today
    tool: forecast
    skip: waits for the new parser
`;
