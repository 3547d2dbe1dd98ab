/** The name by which the program calls itself, to servers and in files. */
export const TOOL_NAME = "mcptest";
