/** Writes a JSON schema as a short type: `{ data: { id: integer, name: string }[] }`. */
import { z } from "zod";

type Schema = {
	type?: string | string[];
	const?: unknown;
	enum?: unknown[];
	anyOf?: Schema[];
	oneOf?: Schema[];
	items?: Schema;
	properties?: Record<string, Schema>;
	required?: string[];
	additionalProperties?: Schema | false;
	format?: string;
	default?: unknown;
};

/** Characters of a line. */
const width = 100;

/** @returns the type of what the schema returns; "" for an object without fields */
export function shapeText(schema: z.ZodType): string {
	const json = z.toJSONSchema(schema, { io: "output", unrepresentable: "any" }) as Schema;
	return json.properties && Object.keys(json.properties).length === 0 ? "" : textOf(json, "");
}

function textOf(schema: Schema, indent: string): string {
	const { anyOf, oneOf, type, items, properties, additionalProperties } = schema;
	const parts = anyOf ?? oneOf;
	if (parts) return parts.map((part) => textOf(part, indent)).join(" | ");
	if (schema.const !== undefined) return JSON.stringify(schema.const);
	if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
	if (Array.isArray(type)) return type.join(" | ");
	if (items) return arrayOf(textOf(items, indent));
	if (properties) return objectText(schema, indent);
	if (additionalProperties) return `{ [key]: ${textOf(additionalProperties, indent)} }`;
	if (schema.format === "binary") return "file";
	return type ?? "text or file";
}

const arrayOf = (item: string) => (item.includes(" | ") && !item.startsWith("{") ? `(${item})[]` : `${item}[]`);

function objectText({ properties = {}, required = [] }: Schema, indent: string): string {
	const inner = `${indent}  `;
	const fields = Object.entries(properties).map(([name, field]) => {
		const optional = required.includes(name) && field.default === undefined ? "" : "?";
		return `${name}${optional}: ${textOf(field, inner)}`;
	});
	const line = `{ ${fields.join(", ")} }`;
	if (indent.length + line.length <= width && !line.includes("\n")) return line;
	return `{\n${fields.map((field) => `${inner}${field}`).join(",\n")}\n${indent}}`;
}
