import { hide, say } from "../../../core/redaction/redacted.js";
import { plural } from "../../../core/text.js";
import { type Host, type HostLimit, hostOf } from "../../../rules/hosts.js";
import {
  breach,
  type Definition,
  type DefinitionBreach,
  definitionChecks,
  type JudgeDefinition,
  nameText,
} from "../../definitions/definition.js";
import { argumentsOf, hasAny } from "../../definitions/schema-nodes.js";

const TRANSPORTS = { stdio: "stdio", sse: "HTTP+SSE", http: "Streamable HTTP" } as const;

export const HOST_CHECKS = [
  ...definitionChecks(["tool"], { "HOST-TOOL": beyond((limit) => "effect" in limit && limit.effect === "leaves out") }),
  ...definitionChecks(["tool", "instructions"], {
    "HOST-CHANGED": beyond((limit) => limit.of !== "tools" && !("effect" in limit && limit.effect === "leaves out")),
  }),
  ...definitionChecks(["server"], {
    "HOST-TOOLS": (_, { surface: { host, tools = [] } }) => {
      const { title, limits }: Host = host ? hostOf(host) : { title: "", limits: [] };
      return limits.flatMap((limit) => {
        if (limit.of !== "tools" || tools.length <= limit.most) return [];
        const count = plural(tools.length, "tool");
        return breach("/tools", say`the server has ${count}, more than the ${limit.most} of ${hide(title)}`);
      });
    },
    "HOST-TRANSPORT": (_, { surface: { host, transport = "http" } }) => {
      const { title, notOver } = host ? hostOf(host) : {};
      if (title === undefined || !notOver?.transports.some((one) => one === transport)) return [];
      return breach("", say`${hide(title)} does not speak ${hide(TRANSPORTS[transport])}`);
    },
  }),
];

/** What is wrong with a definition by those limits of the host that `isMeant` names. */
function beyond(isMeant: (limit: HostLimit) => boolean): JudgeDefinition {
  return (definition, { surface: { host } }) => {
    if (host === undefined) return [];
    const { title, limits } = hostOf(host);
    return limits.filter(isMeant).flatMap((limit) => breachesOf(limit, definition, title));
  };
}

function breachesOf(limit: HostLimit, { kind, name, value, input }: Definition, title: string): DefinitionBreach[] {
  const isTool = kind === "tool";
  const does = (what: string) => hide(`${title} ${what}`);
  switch (limit.of) {
    case "name": {
      const most = limit.most - limit.beside;
      if (!isTool || name.length <= most) return [];
      const what = limit.effect === "changes" ? "cuts" : "leaves out";
      const excess = say`${does(what)} what has more than ${most}, because it adds up to ${limit.beside}`;
      return [breach("/name", say`the name has ${plural(name.length, "character")}; ${excess}`)];
    }
    case "characters":
      if (!isTool || limit.allowed.test(name)) return [];
      return [breach("/name", say`${does("replaces")} in ${nameText(name)} all but ${hide(limit.allowedText)}`)];
    case "arguments":
      return argumentsOf(isTool ? input : undefined)
        .filter(({ property = "" }) => !limit.allowed.test(property))
        .map(({ path, property = "" }) =>
          breach(
            path,
            say`${does("leaves the tool out")}: ${nameText(property)} is not of at most ${hide(limit.allowedText)}`,
          ),
        );
    case "union": {
      const found = ["anyOf", "oneOf", "allOf"].filter((keyword) => hasAny(input?.root ?? {}, [keyword]));
      return found.map((keyword) =>
        breach("/inputSchema", say`${does("flattens")} ${nameText(keyword)} at the top level of the input schema`),
      );
    }
    case "description":
    case "instructions": {
      const { [limit.of]: text } = value;
      const size = typeof text !== "string" ? 0 : limit.unit === "byte" ? Buffer.byteLength(text) : text.length;
      if ((limit.of === "description") !== isTool || size <= limit.most) return [];
      const excess = say`${does("cuts")} what is beyond ${limit.most}`;
      return [breach(`/${limit.of}`, say`${hide(limit.of)} of ${plural(size, limit.unit)}: ${excess}`)];
    }
    case "tools":
      return [];
  }
}
