/**
 * Requests to Payload's REST routes that no form of the back office sends, and that Payload or the database would answer
 * with a fault: refused before they get there.
 */
import "server-only";
import { errorText } from "@/lib/bengali/errors";
import { invalidError } from "@/lib/school/errors";
import { formOf } from "../body";
import { CallError } from "../failure";

/** @returns the method that Payload goes by: a form sends a long query as the body of a POST that stands for a GET */
export const methodOf = ({ method, headers }: Pick<Request, "method" | "headers">): string =>
	method === "POST" && overrides.some((name) => headers.get(name) === "GET") ? "GET" : method;

const overrides = ["x-payload-http-method-override", "x-http-method-override"];

/** Conditions of a query, and how deeply they are nested; a list in the back office has ten at most. */
const mostConditions = 50;
const deepestCondition = 30;

/** The values of these operators are lists; each is a parameter of its own. */
const ofList = /\[(?:in|not_in|all)\](?:\[\d*\])?$/;

/** No text has it, and PostgreSQL takes none with it. @throws SchoolError "invalid" */
function refuseNul(text: unknown): void {
	if (typeof text === "string" && text.includes("\0")) throw invalidError({});
}

/** Pages are counted by one number each; no collection has fields of joined records; data is an object. */
const isOdd = ([name, value]: [string, string]): boolean =>
	/^(?:joins|(?:page|limit)\[)/.test(name) ||
	(name === "page" && !/^\d{0,6}$/.test(value)) ||
	(name === "data" && !value.startsWith("{"));

/**
 * @throws SchoolError "invalid" for a query whose SQL would be longer or deeper than the databases take, with NUL, or for
 *   a page that no list has
 */
export function refuseLongQuery(query: URLSearchParams): void {
	refuseNul([...query].flat().join(""));
	const names = [...query.keys()].filter((name) => name.startsWith("where"));
	const conditions = names.filter((name) => !ofList.test(name));
	const isDeep = names.some((name) => name.split("[").length > deepestCondition);
	if (conditions.length > mostConditions || isDeep || [...query].some(isOdd)) throw invalidError({});
}

/** Levels of JSON; a text with lists in lists in lists has about thirty. */
const deepestJson = 150;

/**
 * @param text JSON, which may be malformed
 * @throws SchoolError "invalid" if it is nested so deeply that Payload's recursion would overflow the stack
 */
function refuseDeepJson(text: string): void {
	let depth = 0;
	let isInText = false;
	for (let index = 0; index < text.length; index += 1) {
		const sign = text[index];
		if (isInText && sign === "\\") index += 1;
		else if (sign === '"') isInText = !isInText;
		else if (!isInText && (sign === "{" || sign === "[")) depth += 1;
		else if (!isInText && (sign === "}" || sign === "]")) depth -= 1;
		if (depth > deepestJson) throw invalidError({});
	}
}

/**
 * {@link refuseDeepJson} and, where the body stands for the query (method override), {@link refuseLongQuery} for a body.
 * Payload's forms send their fields as JSON in the field `_payload`.
 * @returns what the JSON holds; undefined without JSON
 * @throws CallError 400 for JSON or a form that cannot be parsed
 */
export async function refuseBody(bytes: Uint8Array<ArrayBuffer>, request: Request): Promise<unknown> {
	const { headers } = request;
	const type = headers.get("content-type")?.toLowerCase() ?? "";
	const decoded = () => new TextDecoder().decode(bytes);
	if (methodOf(request) !== request.method) refuseLongQuery(new URLSearchParams(decoded()));
	if (type.startsWith("application/json")) return parseJson(decoded());
	if (type.startsWith("multipart/form-data") || type.startsWith("application/x-www-form-urlencoded")) {
		const form = await formOf(bytes, headers.get("content-type") ?? "").catch(() => null);
		if (!form) throw new CallError(400, errorText.notJson);
		for (const value of form.values()) refuseNul(typeof value === "string" ? value : value.name);
		// Of a file that Payload would fetch from another store, which no form of the office names.
		if (form.getAll("file").some((file) => typeof file === "string")) throw invalidError({});
		const fields = form.get("_payload");
		if (typeof fields === "string") return parseJson(fields);
	}
	return undefined;
}

/** @throws CallError 400 unless it is an object; nothing stands for one without fields */
function parseJson(text: string): object {
	refuseDeepJson(text);
	let parsed: unknown;
	try {
		parsed = JSON.parse(text.trim() || "{}", (name, value) => {
			for (const one of [name, value]) refuseNul(one);
			return value;
		});
	} catch (error) {
		throw error instanceof SyntaxError ? new CallError(400, errorText.notJson) : error;
	}
	if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed))
		throw new CallError(400, errorText.notJson);
	return parsed;
}
