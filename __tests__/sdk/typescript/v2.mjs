// The common server on version 2 of the TypeScript SDK: over stdio, or with `http PORT` over Streamable HTTP.
import { createServer } from "node:http";
import { toNodeHandler } from "@modelcontextprotocol/node";
import { createMcpHandler, McpServer } from "@modelcontextprotocol/server";
import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { equipped } from "./tools.mjs";

const [, , transport, port] = process.argv;
const make = () => equipped(new McpServer({ name: "sdk-typescript-2", version: "0.0.0" }));

if (transport === "http") createServer(toNodeHandler(createMcpHandler(make))).listen(Number(port), "127.0.0.1");
else serveStdio(make);
