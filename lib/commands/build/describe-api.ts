/** The calls of docs/api.md, from their declarations; a JSON schema is written as a short type: `{ data: { id: integer }[] }`. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type Declared, declarationOf } from "@/lib/http/call";

const folder = "app/api";

/** Who may call, by the name of the guard (lib/http/guards). */
const callers: Record<string, string> = {
	public: "everybody",
	ownRecord: "the token of this student or application",
	ownApplication:
		"the token of this application, also once its applicant is admitted, or of the student who came of it",
	ownPassword: "the token of this student, also while the password is one from a slip",
	ownStudent: "the token of this student",
	tokenHolder: "any valid token",
	directoryReader: "a student's token, unless staff have made the directory public",
	ownSite: "everybody but pages of other sites",
};

type RouteModule = Record<"GET" | "POST", object>;

/** @param load imports a module by its absolute path */
async function declarations(load: (file: string) => Promise<unknown>) {
	const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => path.basename(file) === "route.ts")
		.sort();
	const all = [];
	for (const file of files) {
		const { GET, POST } = (await load(path.resolve(folder, file))) as RouteModule;
		const call = declarationOf(GET) ?? declarationOf(POST);
		if (call) all.push({ file: path.join(folder, file), call });
	}
	return all;
}

/** The folder below `app` as a path: `[...name]` is `{name}`. */
const pathOf = (file: string) =>
	path.posix
		.dirname(file)
		.replace(/^app/, "")
		.replace(/\[(?:\.\.\.)?(\w+)\]/g, "{$1}");

/** The comment above the handlers. */
const commentOf = (file: string) => {
	const [, text = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const/.exec(readFileSync(file, "utf8")) ?? [];
	return text.replace(/\s*\n\s*\*\s?/g, " ").trim();
};

const block = (title: string, shape: string) => (shape ? `${title}:\n\n\`\`\`text\n${shape}\n\`\`\`` : "");

/** Statuses beside 200 and those of every call. */
function statusesOf({ access, method, params, query, body, isLimited }: Declared): string {
	const guarded = callers[access]?.includes("token");
	const statuses = [
		guarded ? "401, 403" : access === "ownSite" && "403",
		shapeText(params) && "404",
		method === "POST" && shapeText(body) && "413",
		(shapeText(query) || shapeText(body)) && "422",
		isLimited && "429",
	];
	return statuses.filter(Boolean).join(", ");
}

function sectionOf({ file, call }: { file: string; call: Declared }): string {
	const statuses = statusesOf(call);
	const caller = callers[call.access];
	if (!caller) throw new Error(`${file}: describe the guard ${call.access} in lib/commands/build/describe-api.ts`);
	const parts = [
		`### ${call.method} ${pathOf(file)}`,
		commentOf(file),
		`Callers: ${caller}.${statuses ? ` Fails with ${statuses}.` : ""}`,
		block("Query", shapeText(call.query)),
		block("Body", shapeText(call.body)),
		block(
			"Answer",
			shapeText(call.answer)
				.replace(/^text or file$/, "a file")
				.replace(/^text or file \| /, ""),
		),
	];
	return parts.filter(Boolean).join("\n\n");
}

/** Separates the handwritten part of docs/api.md from the generated one. */
const mark = "<!-- Made from the schemas by `npm run docs`; do not edit below. -->\n";

/**
 * @param load imports a route's module by its absolute path
 * @returns the text of docs/api.md: the present handwritten part above the mark, and every public call with its schemas
 */
export async function describeApi(load: (file: string) => Promise<unknown>): Promise<string> {
	const [byHand = ""] = readFileSync("docs/api.md", "utf8").split(mark, 1);
	const sections = (await declarations(load)).map(sectionOf);
	return `${byHand}${mark}\n## The calls\n\n${sections.join("\n\n")}\n`;
}

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
function shapeText(schema: z.ZodType): string {
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
