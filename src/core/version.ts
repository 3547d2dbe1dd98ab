import packageJson from "../../package.json" with { type: "json" };

/** The name by which the program calls itself, to servers and in files. */
export const TOOL_NAME = "mcptest";

export const VERSION = packageJson.version;
