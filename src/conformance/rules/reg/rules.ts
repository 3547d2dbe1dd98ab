import type { RuleFamily } from "../../../rules/types.js";

const SITE = "https://modelcontextprotocol.io/registry";
const PACKAGE_TYPES = { title: "MCP Registry, Package Types", url: `${SITE}/package-types` };
const VERSIONING = { title: "MCP Registry, Versioning", url: `${SITE}/versioning` };
const REMOTE_SERVERS = { title: "MCP Registry, Remote Servers", url: `${SITE}/remote-servers` };
const SCHEMA = {
  title: "Schema of server.json, 2025-12-11",
  url: "https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json",
};
const LOCAL_SERVERS = {
  title: "Anthropic, Local MCP Server Submission Guide",
  url: "https://support.claude.com/en/articles/12922832-local-mcp-server-submission-guide",
};
const REVIEW = {
  title: "Anthropic, Review criteria for connectors",
  url: "https://claude.com/docs/connectors/building/review-criteria",
};

/** What a registry or a directory asks of a server that is published there. Only the profile `registry` checks them. */
export const REG_RULES = {
  "REG-SCHEMA": {
    title: "The file server.json is valid",
    severity: "must",
    text: "`server.json` fulfils the schema of 2025-12-11, and each version in it is one version, not a range.",
    fix: "Correct the member that the message names.",
    sources: [SCHEMA, VERSIONING],
    good: '"version":"1.0.2"',
    bad: '"version":"^1.0.2"',
  },
  "REG-NAME": {
    title: "The package says which server it is",
    severity: "must",
    text: "The package has the name of the server in `server.json`: as `mcpName` in `package.json`; as `mcp-name: NAME` in the README of a PyPI, NuGet or Cargo package, for Cargo as visible text; as the label `io.modelcontextprotocol.server.name` of an image. A Go module belongs to the GitHub account in the name. An MCPB bundle has `mcp` in its address, and its `fileSha256` is given.",
    fix: "Write the name of the server where the message says, and publish the package again.",
    sources: [PACKAGE_TYPES],
    good: '"mcpName":"io.github.ada/shop" in package.json, "name":"io.github.ada/shop" in server.json',
    bad: "a package.json without `mcpName`",
  },
  "REG-VERSION": {
    title: "The server and its package have one version",
    severity: "should",
    text: "The version of a package in `server.json` is that of the package beside it, and the version of the server is that of a package, or a prerelease of it. A differing `serverInfo` has the severity may.",
    fix: "Raise the versions together.",
    sources: [VERSIONING, SCHEMA],
    good: '"version":"1.2.3" in server.json and in package.json',
    bad: '"version":"1.2.3" in server.json, "version":"1.3.0" in package.json',
  },
  "REG-TRANSPORT": {
    title: "The server speaks a transport that server.json promises",
    severity: "must",
    text: "The server starts, and speaks the `transport` of a package or the `type` of a remote in `server.json`.",
    fix: "Write the `transport` that the server speaks, and the arguments that make it speak it.",
    sources: [SCHEMA],
    good: '"transport":{"type":"stdio"} for a server over stdio',
    bad: '"transport":{"type":"streamable-http","url":"…"} for a server over stdio',
  },
  "REG-ENV": {
    title: "A missing variable is reported",
    severity: "should",
    text: "A server that is started without one variable with `isRequired` names the variable on stderr.",
    fix: "Check the variable at the start, and end with a message that names it; or declare it without `isRequired`.",
    sources: [SCHEMA, LOCAL_SERVERS],
    good: "exit code 1, after `SHOP_API_KEY is not set` on stderr",
    bad: "a server that starts, and whose calls fail later",
  },
  "REG-HINTS": {
    title: "Each tool says whether it changes something",
    severity: "must",
    text: "The annotations of each tool have `readOnlyHint: true` or `destructiveHint: true`.",
    fix: "Add `readOnlyHint: true` to a tool that only reads, else `destructiveHint: true`.",
    sources: [LOCAL_SERVERS, REVIEW],
    good: '"annotations":{"readOnlyHint":true}',
    bad: "a tool without annotations",
  },
  "REG-TITLE": {
    title: "Each tool has a title",
    severity: "should",
    text: "Each tool has a `title`, of its own or in its annotations.",
    fix: "Add a `title` that people understand.",
    sources: [REVIEW, LOCAL_SERVERS],
    good: '"name":"list_files","title":"List files"',
    bad: "a tool without a title",
  },
  "REG-REMOTE": {
    title: "A remote can be reached by everybody",
    severity: "must",
    text: "Each remote is at an address of the public network, and a server answers there over the transport of its `type`.",
    fix: "Write the address at which everybody reaches the server, and its transport.",
    sources: [REMOTE_SERVERS],
    good: '"url":"https://shop.example.com/mcp"',
    bad: '"url":"http://localhost:3000/mcp"',
  },
} satisfies RuleFamily;
