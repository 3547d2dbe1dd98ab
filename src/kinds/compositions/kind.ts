import { moveToServer } from "../../suite/header/steps.js";
import type { SuiteKind } from "../../suite/kind.js";
import { type Graph, graphOf } from "./graph.js";

const MEMBERS = ["composition", "nodes", "output", "duration_ms", "notifications", "protocol_version"];

/** compositions[]: calls of one or more servers that need each other's outputs. */
export const compositions: SuiteKind<Graph> = {
  name: "compositions",
  block: "compositions",
  command: "run",
  clashes: [
    {
      key: "nodes",
      excludes: ["expect.response_headers", "expect.response_headers_absent"],
      why: "A composition gets several responses, each with its own headers.",
    },
  ],
  lateKeys: ["nodes"],
  reader: (suite) => (test) => graphOf(test, suite),
  onServer: ({ nodes, output }, from, to) => ({ nodes: moveToServer(nodes, from, to), output }),
  needs: ({ body: { nodes } }) => ({ servers: nodes.map(({ server }) => server), calls: nodes, members: MEMBERS }),
  print: ({ body: { output } }) => ({ output }),
};
