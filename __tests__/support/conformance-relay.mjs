// What the official conformance suite starts as the client under test: hands over to the test that has started the
// suite, where the client is, and ends as that says.
import { connect } from "node:net";

const {
  CONFORMANCE_PORT,
  MCP_CONFORMANCE_SCENARIO: scenario,
  MCP_CONFORMANCE_PROTOCOL_VERSION: revision,
  MCP_CONFORMANCE_CONTEXT: context = "{}",
} = process.env;
const socket = connect(Number(CONFORMANCE_PORT), "127.0.0.1");
let reported = "";
socket.setEncoding("utf8").on("data", (text) => {
  reported += text;
});
socket.on("end", () => {
  process.stderr.write(reported);
  process.exitCode = reported === "" ? 0 : 1;
});
socket.write(`${JSON.stringify({ url: process.argv.at(-1), scenario, revision, context: JSON.parse(context) })}\n`);
