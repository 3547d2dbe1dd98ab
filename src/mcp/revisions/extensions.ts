/** The extension with which servers offer apps (SEP-1865). */
const UI = "io.modelcontextprotocol/ui";
export const APP_MIME_TYPE = "text/html;profile=mcp-app";
/** What a client declares that shows apps: servers should link them for no other one. */
export const SHOWS_APPS = { [UI]: { mimeTypes: [APP_MIME_TYPE] } };
