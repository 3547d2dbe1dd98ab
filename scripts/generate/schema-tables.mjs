// Markdown tables of a schema's fields, for the pages of docs/ that are generated from schemas/.

/** A revision that suites may name, and that was never published: no table offers it. */
const UNPUBLISHED = "2026-03-26";

/**
 * @param schema with its definitions under `$defs`
 * @returns `top(more)`: a table of the schema's own fields, with `more(key)` added to each description; `sections`: one for
 *   each definition that has fields
 */
export function tablesOf(schema) {
  /** Definitions that are plain values: described where they are used, without a section. */
  const VALUES = Object.keys(schema.$defs).filter((name) => !fieldsOf(schema.$defs[name]));

  return {
    top: (more = () => "") => table(schema, more),
    sections: Object.entries(schema.$defs)
      .filter(([name]) => !VALUES.includes(name))
      .map(([name, node]) => section(name, node)),
  };

  function section(name, node) {
    const groups = [node.oneOf, node.anyOf].flat().filter((one) => one?.required);
    const choice = groups.map(({ required }) => required.map(code).join(" and ")).join(", ");
    return [
      `## ${name}`,
      `${node.description}${choice === "" ? "" : ` Exactly one of ${choice}.`}`,
      table(node, () => ""),
    ].join("\n\n");
  }

  /** A row for each field, and one for each field inside it, unless those have a section of their own. */
  function table(node, more) {
    const rows = rowsOf(node, "").map(
      ({ key, type, base, meaning, top }) => `| ${code(key)} | ${type} | ${base} | ${meaning}${top ? more(key) : ""} |`,
    );
    return ["| field | type | default | meaning |", "| --- | --- | --- | --- |", ...rows].join("\n");
  }

  function rowsOf(node, prefix) {
    const { properties, required = [] } = fieldsOf(node);
    return Object.entries(properties).flatMap(([key, field]) => {
      const { $ref, ...own } = field;
      const whole = { ...(definitionOf($ref) ?? {}), ...own };
      const path = `${prefix}${key}`;
      const base = required.includes(key)
        ? "required"
        : whole.default === undefined
          ? ""
          : code(JSON.stringify(whole.default));
      const row = { key: path, type: typeOf(field), base, meaning: cell(whole.description ?? ""), top: prefix === "" };
      const inner =
        $ref === undefined ? (fieldsOf(field) ? field : fieldsOf(field.items ?? {}) && field.items) : undefined;
      return inner ? [row, ...rowsOf(inner, `${path}${inner === field ? "." : "[]."}`)] : [row];
    });
  }

  /** The node, if it is a mapping with named fields. */
  function fieldsOf(node) {
    return node.properties && Object.keys(node.properties).length > 0 ? node : undefined;
  }

  function definitionOf(ref) {
    return ref === undefined ? undefined : schema.$defs[nameOf(ref)];
  }

  function nameOf(ref) {
    return ref.replace("#/$defs/", "");
  }

  /** A type in a few words; a link if the type has a section. */
  function typeOf(node) {
    if (node.$ref !== undefined) {
      const name = nameOf(node.$ref);
      return VALUES.includes(name) ? typeOf(schema.$defs[name]) : `[${name}](#${name.toLowerCase()})`;
    }
    if (node.enum)
      return node.enum
        .filter((value) => value !== UNPUBLISHED)
        .map((value) => code(String(value)))
        .join(", ");
    const choices = (node.anyOf ?? node.oneOf ?? []).filter((one) => one.$ref !== "#/$defs/Reference");
    if (choices.length > 0) return [...new Set(choices.map(typeOf))].join(", ");
    const allTypes = [node.type ?? "any"].flat().map((type) => {
      if (type === "array" && node.items) return `list of ${typeOf(node.items)}`;
      if (type === "object" && node.additionalProperties?.$ref) return `map of ${typeOf(node.additionalProperties)}`;
      return type === "object" ? "mapping" : type === "array" ? "list" : type;
    });
    // A pattern beside a type is for references, which the page explains once.
    const types =
      node.pattern?.includes("\\$") && allTypes.length > 1 ? allTypes.filter((type) => type !== "string") : allTypes;
    return types.length === 6 ? "any" : types.join(", ");
  }
}

function code(value) {
  return `\`${value.replaceAll("|", "\\|")}\``;
}

function cell(value) {
  return value.replaceAll("|", "\\|").replaceAll("<", "&lt;").replaceAll("\n", " ");
}
