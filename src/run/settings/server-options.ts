import type { OptionTable } from "./option-types.js";
import { addHeader, parseSeconds, parseText } from "./option-values.js";

/** The values of the options that change the servers under test. */
export interface ServerFlags {
  serverConfig?: string;
  serverUrl?: string;
  serverCommand?: string;
  serverAuthBearerEnv?: string;
  serverTarget?: string;
  header?: Record<string, string>;
  headerEnv?: Record<string, string>;
  insecureSkipVerify?: boolean;
  caBundle?: string;
  httpTimeout?: string;
  connectTimeout?: string;
  waitForReady?: string;
}

/** The options that change the servers under test. */
export const SERVER_OPTIONS: OptionTable<ServerFlags> = {
  serverConfig: {
    argument: "<file>",
    parse: parseText,
    description: "use the `server:` block of this YAML file",
    input: "Path of a YAML file with a `server:` block to use instead of the suite's own.",
  },
  serverUrl: {
    argument: "<url>",
    parse: parseText,
    description: "use the server at this URL (Streamable HTTP)",
    input: "The URL to test over Streamable HTTP, instead of the suite's own server.",
  },
  serverCommand: {
    argument: "<command>",
    parse: parseText,
    description: "use the server that this command starts (POSIX words, no shell)",
    input:
      "The command to test instead of the suite's own server. It is split into words as in a POSIX shell, but no shell runs it.",
  },
  serverAuthBearerEnv: {
    argument: "<name>",
    parse: parseText,
    description: "send the value of this environment variable as the bearer token",
    input: "The name of the environment variable whose value is sent as the bearer token.",
  },
  serverTarget: {
    argument: "<name>",
    parse: parseText,
    description: "the server that the --server flags replace, if a suite has several",
    input: "The name of the server to which the other server inputs apply. Needed only if a suite has several servers.",
  },
  header: {
    argument: "<name=value>",
    parse: addHeader,
    default: {},
    description: "send this HTTP header; repeatable",
    input: "HTTP headers to send, one `NAME=VALUE` per line. Put secrets into `header-env`.",
  },
  headerEnv: {
    argument: "<name=variable>",
    parse: addHeader,
    default: {},
    description: "send the value of an environment variable as an HTTP header; repeatable",
    input: "HTTP headers to send, one `NAME=VARIABLE` per line, each with the value of that environment variable.",
  },
  insecureSkipVerify: {
    description: "accept any TLS certificate: any endpoint can impersonate the server and receive the token",
    input: "`true` accepts any TLS certificate: any endpoint can impersonate the server and receive the token.",
  },
  caBundle: {
    argument: "<file>",
    parse: parseText,
    description: "also trust the certificate authorities in this PEM file",
    input: "Path of a PEM file with additional certificate authorities to trust.",
  },
  httpTimeout: {
    argument: "<duration>",
    parse: parseSeconds,
    description: "time limit of one HTTP request, in seconds or as a duration",
    input: "Time limit of one HTTP request, in seconds or as a duration such as `1.5s`.",
  },
  connectTimeout: {
    argument: "<duration>",
    parse: parseSeconds,
    description: "time limit of connecting, in seconds or as a duration",
    input: "Time limit of connecting, in seconds or as a duration.",
  },
  waitForReady: {
    argument: "<url|duration>",
    parse: parseText,
    description:
      "poll this URL until it answers 2xx before the first test; or the time limit of the suite's own waiting",
    input:
      "A URL to poll until it answers with a 2xx status before the first test; or the time limit of the suite's own waiting (`wait_for_ready`, `start`), in seconds or as a duration.",
  },
};
