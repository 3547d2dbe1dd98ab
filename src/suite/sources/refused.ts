import { isObject } from "../../core/json/json.js";
import type { ProblemTexts, Spot } from "../problems.js";

const FIX = "Give --server-command or --server-url.";

/** Files that hold servers in a way that cannot be read: each is named, with the reason. Empty, and reported, if it is one. */
export function refusedFiles(root: Spot): [] | undefined {
  const { startCommand, runtime, services, image, type, mcpServers } = root.members;
  if (mcpServers !== undefined) return undefined;
  const start = root.at("startCommand");
  const refuse = (spot: Spot, texts: ProblemTexts): [] => {
    spot.report("value", texts);
    return [];
  };
  if (isObject(startCommand) && "commandFunction" in startCommand) {
    const description = "It is JavaScript, which mcptest does not run to find out how a server is started.";
    return refuse(start.at("commandFunction"), { title: "`commandFunction` is not run", description, fix: FIX });
  }
  if (isObject(startCommand) || (typeof runtime === "string" && root.members.name === undefined)) {
    const description = "A file of Smithery that has neither `commandFunction` nor `command` is for its own hosting.";
    return refuse(root, { title: "no command is here", description, fix: FIX });
  }
  if (typeof image === "string" && ["server", "remote", "poci"].includes(String(type))) {
    const description = "mcptest does not read entries of Docker's MCP catalog.";
    return refuse(root.at("image"), { title: "an entry of Docker's MCP catalog", description, fix: FIX });
  }
  if (isObject(services)) {
    const description = "A Compose file does not say which of its services is an MCP server.";
    return refuse(root.at("services"), { title: "a Compose file", description, fix: FIX });
  }
  return undefined;
}
