import {
  addHeader,
  type FlagsOf,
  integer,
  type OptionTable,
  parseSeconds,
  text,
  valueOption,
} from "./option-values.js";

/** The options that change the servers under test. */
export const SERVER_OPTIONS = {
  serverFrom: {
    ...text("<file[#name]>"),
    flag: "from",
    description: "use a server of this file: settings of an MCP client, server.json, manifest.json, *.mcpb, …",
    input:
      "A file that says how the server is started or reached, and `#NAME` if it has several: the settings of an MCP client such as `.mcp.json`, `server.json`, `manifest.json`, a bundle `*.mcpb`, `package.json` or `pyproject.toml`.",
  },
  serverConfig: {
    ...text("<file>"),
    description: "use the `server:` block of this YAML file",
    input: "Path of a YAML file with a `server:` block to use instead of the suite's own.",
  },
  serverUrl: {
    ...text("<url>"),
    description: "use the server at this URL (Streamable HTTP)",
    input: "The URL to test over Streamable HTTP, instead of the suite's own server.",
  },
  serverCommand: {
    ...text("<command>"),
    description: "use the server that this command starts (POSIX words, no shell)",
    input:
      "The command to test instead of the suite's own server. It is split into words as in a POSIX shell (on Windows, as Windows programs split theirs), but no shell runs it.",
  },
  serverAuthBearerEnv: {
    ...text("<name>"),
    description: "send the value of this environment variable as the bearer token",
    input: "The name of the environment variable whose value is sent as the bearer token.",
  },
  secondBearerEnv: {
    ...text("<name>"),
    description: "the token of another user: checks see what one user may see of the other",
    input:
      "The name of an environment variable with the bearer token of another user. The rules of isolation see what one user may see of the other.",
  },
  login: { description: "log in in a browser for a server that wants a token; in a terminal" },
  clientId: {
    ...text("<url|id>"),
    description: "with --login: the id of a registered client, or the https address of its metadata document",
  },
  loginStore: { description: "like --login, and keep the login in the system's keychain (needs @napi-rs/keyring)" },
  serverTarget: {
    ...text("<[file#]name>"),
    description: "the server that the --server flags replace, if a suite has several; with its suite, of that alone",
    input:
      "The name of the server to which the other server inputs apply, or `FILE#NAME` for that of one suite. Needed only if a suite has several servers.",
  },
  header: {
    ...valueOption("<name=value>", addHeader),
    default: {},
    description: "send this HTTP header; repeatable",
    input: "HTTP headers to send, one `NAME=VALUE` per line. Put secrets into `header-env`.",
  },
  headerEnv: {
    ...valueOption("<name=variable>", addHeader),
    default: {},
    description: "send the value of an environment variable as an HTTP header; repeatable",
    input: "HTTP headers to send, one `NAME=VARIABLE` per line, each with the value of that environment variable.",
  },
  insecureSkipVerify: {
    description: "accept any TLS certificate: any endpoint can impersonate the server and receive the token",
    input: "`true` accepts any TLS certificate: any endpoint can impersonate the server and receive the token.",
  },
  caBundle: {
    ...text("<file>"),
    description: "also trust the certificate authorities in this PEM file",
    input: "Path of a PEM file with additional certificate authorities to trust.",
  },
  httpTimeout: {
    ...valueOption("<duration>", parseSeconds),
    description: "time limit of one HTTP request, in seconds or as a duration",
    input: "Time limit of one HTTP request, in seconds or as a duration such as `1.5s`.",
  },
  connectTimeout: {
    ...valueOption("<duration>", parseSeconds),
    description: "time limit of connecting, in seconds or as a duration",
    input: "Time limit of connecting, in seconds or as a duration.",
  },
  waitForReady: {
    ...text("<url|duration>"),
    description:
      "poll this URL until it answers 2xx before the first test; or the time limit of the suite's own waiting",
    input:
      "A URL to poll until it answers with a 2xx status before the first test; or the time limit of the suite's own waiting (`wait_for_ready`, `start`), in seconds or as a duration.",
  },
  replicas: {
    ...valueOption("<n>", integer(1, 10)),
    description: "start the server this many times: each request goes to the next copy",
    input: "How many copies of the server run; each request goes to the next one. The server needs `start`.",
  },
} satisfies OptionTable;

export interface ServerFlags extends Partial<FlagsOf<typeof SERVER_OPTIONS>> {
  /** What set each option, by its key, as the user writes it. */
  givenAs?: Readonly<Record<string, string>>;
}
