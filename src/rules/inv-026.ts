import { LISTINGS } from "./citations.js";
import type { Rule } from "./types.js";

export const inv026: Rule = {
  id: "INV-026",
  title: "Listed items have their names",
  family: "INV",
  severity: "must",
  text: "Each listed tool and prompt has a string `name`, each resource `uri` and `name`, each template `uriTemplate` and `name`.",
  fix: "Give every item the members that identify it.",
  spec: LISTINGS,
  examples: { good: '{"uri":"file:///a","name":"a"}', bad: '{"uri":"file:///a"}' },
};
