import { PARAM_HEADERS } from "./citations.js";
import type { Rule } from "./types.js";

export const faultSchemaParamHeader: Rule = {
  id: "FAULT-SCHEMA-PARAM-HEADER",
  title: "An x-mcp-header that is not legal",
  family: "FAULT",
  severity: "must",
  text: "Over HTTP, from 2026-07-28 on, `x-mcp-header` names a header, once, at a string, an integer or a boolean that a chain of `properties` leads to. Clients leave out a tool that breaks this.",
  fix: "Give each annotated argument a header name of its own, and annotate arguments of those types alone.",
  spec: PARAM_HEADERS,
  examples: {
    good: '"region": {"type": "string", "x-mcp-header": "Region"}',
    bad: '"limits": {"type": "object", "x-mcp-header": "My Limits"}',
  },
  category: "Data & Schema",
};
