import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { readFrom } from "./support.js";

const fixtures = fileURLToPath(new URL("fixtures", import.meta.url));

const http = (url: string, headers?: object) => ({ url, transport: "http", ...(headers && { headers }) });

/** A file, the environment, and the entry of its server, in which `~` is the folder of the files. */
const CASES: [from: string, env: Record<string, string>, entry: Record<string, unknown>][] = [
  ["chrome-devtools/gemini-extension.json", {}, { command: ["npx", "chrome-devtools-mcp@1.7.0"] }],
  ["chrome-devtools/server.json", {}, { command: ["npx", "-y", "chrome-devtools-mcp@1.7.0"] }],
  ["context7/manifest.json", {}, { command: ["node", "~/context7/dist/index.js"] }],
  [
    "context7/server.json",
    { CONTEXT7_API_KEY: "ctx7sk-1234567890" },
    { command: ["npx", "-y", "@upstash/context7-mcp@2.0.2"], env: { CONTEXT7_API_KEY: "ctx7sk-1234567890" } },
  ],
  ["context7/server.json#remote", {}, http("https://mcp.context7.com/mcp")],
  ["exa/mcp.json", {}, http("https://mcp.exa.ai/mcp?client=agent-plugin", { "x-exa-source": "agent-plugin" })],
  ["exa/server.json", {}, { command: ["npx", "-y", "exa-mcp-server@3.4.1"] }],
  ["exa/server.json#remote", {}, { url: "https://mcp.exa.ai/mcp", transport: "sse" }],
  ["firebase/server.json", {}, { command: ["npx", "-y", "mcp", "firebase-tools@14.27.0"] }],
  ["github/server.json#remote", {}, http("https://api.githubcopilot.com/mcp/")],
  ["inspector/.mcp.json", {}, http("https://modelcontextprotocol.io/mcp")],
  [
    "mcpb-node/manifest.json",
    { ALLOWED_DIRECTORIES: "/a,/b c" },
    { command: ["node", "~/mcpb-node/server/index.js", "/a", "/b c"] },
  ],
  [
    "mcpb-python/manifest.json",
    { WORKSPACE_DIRECTORY: "/w" },
    {
      command: ["python", "~/mcpb-python/server/main.py", "--workspace=/w"],
      env: { DEBUG: "false", PYTHONPATH: "~/mcpb-python/server/lib" },
    },
  ],
  ["mcpb-uv/manifest.json", {}, { command: ["uv", "run", "--directory", "~/mcpb-uv", "~/mcpb-uv/src/server.py"] }],
  [
    "mongodb/manifest.json",
    { CONNECTION_STRING: "mongodb://a:password1@b" },
    {
      command: ["node", "~/mongodb/server/index.js", "--transport", "stdio"],
      env: expect.objectContaining({
        MDB_MCP_CONNECTION_STRING: "mongodb://a:password1@b",
        MDB_MCP_READ_ONLY: "true",
        MDB_MCP_DISABLED_TOOLS: "",
      }),
    },
  ],
  ["playwright/server.json", {}, { command: ["npx", "-y", "@playwright/mcp@0.0.79"] }],
  [
    "registry-filesystem/server.json#docker",
    { SOURCE_PATH: "/s", TARGET_PATH: "/t", TARGET_DIR: "/project" },
    {
      command: [
        ...["docker", "run", "-i", "--rm", "--mount=type=bind,src=/s,dst=/t", "-e", "LOG_LEVEL"],
        ...["mcp/filesystem:1.0.2", "/project"],
      ],
      env: { LOG_LEVEL: "info" },
    },
  ],
  ["registry-hybrid/server.json", {}, { command: ["npx", "-y", "@example/hybrid-mcp-server@1.5.0", "--mode=local"] }],
  [
    "registry-hybrid/server.json#remote",
    { X_API_KEY: "hybrid-key-1" },
    {
      url: "https://hybrid-mcp.example.com/sse",
      transport: "sse",
      headers: { "X-API-Key": "hybrid-key-1", "X-Region": "us-east-1" },
    },
  ],
  [
    "registry-weather/server.json",
    { WEATHER_API_KEY: "weather-key" },
    {
      command: ["uvx", "weather-mcp-server==0.5.0"],
      env: { WEATHER_API_KEY: "weather-key", WEATHER_UNITS: "celsius" },
    },
  ],
  ["sentry/.codex/config.toml#sentry", {}, { url: "https://mcp.sentry.dev/mcp/sentry/mcp-server?experimental=1" }],
  ["sentry/.vscode/mcp.json", {}, { url: "https://mcp.sentry.dev/mcp" }],
  ["sentry/.cursor/mcp.json#sentry-dev", {}, { url: "http://localhost:5173/mcp/sentry/mcp-server?experimental=1" }],
  ["sentry/.mcp.json#sentry", {}, http("https://mcp.sentry.dev/mcp/sentry/mcp-server?experimental=1")],
  [
    "terraform/server.json",
    {},
    {
      command: [
        ...["docker", "run", "-i", "--rm", "-e", "TFE_ADDRESS=https://app.terraform.io"],
        ...["-e", "ENABLE_TF_OPERATIONS=false", "docker.io/hashicorp/terraform-mcp-server:1.2.0"],
      ],
    },
  ],
];

it.each(CASES)("%s is read", async (from, env, expected) => {
  const { entry, errors } = await readFrom(from, fixtures, env);
  expect(errors).toEqual([]);
  const { cwd, env: ofServer, ...rest } = entry;
  expect({ ...rest, ...(Object.keys(ofServer ?? {}).length > 0 && { env: ofServer }) }).toEqual(expected);
  if (entry.command) expect(cwd).toBe(`~/${from.split("/")[0]}`);
});

it.each([
  ["registry-weather/server.json", ["WEATHER_API_KEY: API key for weather service"]],
  ["registry-filesystem/server.json#docker", ["SOURCE_PATH: Source path on host"]],
])("%s says in one error what must have a value", async (from, missing) => {
  const { errors } = await readFrom(from, fixtures);
  expect(errors).toHaveLength(1);
  for (const line of missing) expect(errors[0].description).toContain(line);
  expect(errors[0].location.line).toBeGreaterThan(1);
});

it.each([
  ["azure/server.json", "`<<DnxPackageId>>` has no value"],
  ["github/server.json", `\`\${VERSION}\` has no value`],
  ["grafana/server.json", "`$VERSION` has no value"],
])("%s is what a release makes a file of", async (from, title) => {
  const { errors } = await readFrom(from, fixtures, { GRAFANA_URL: "http://a" });
  expect(errors[0]).toMatchObject({ title });
});
