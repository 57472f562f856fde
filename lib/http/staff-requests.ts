/**
 * Requests to Payload's REST routes that no form of the back office sends, and that Payload or the database would answer
 * with a fault: refused before they get there.
 */
import "server-only";
import type { GlobalSlug } from "payload";
import { errorText } from "@/lib/bengali/errors";
import { invalidError, notFoundError } from "@/lib/school/errors";
import { records } from "@/lib/school/records";
import { CallError } from "./call-error";

/** Version ids are numeric; Payload passes anything to the database. */
const invalidVersion = /(^|\/)versions\/(?!\d{1,15}$)/;

/** Endpoints that the back office does not use: no account is verified by mail, preferences are deleted all at once. */
const closed: [method: string, path: RegExp][] = [
	["POST", /^[^/]+\/verify\//],
	["DELETE", /^payload-preferences\/./],
];

/**
 * @param path below `/cms/`
 * @throws SchoolError "notFound"
 */
export async function refuseClosedPath(method: string, path: string): Promise<void> {
	if (invalidVersion.test(path) || closed.some(([verb, one]) => verb === method && one.test(path)))
		throw notFoundError();
	const [, global, slug = ""] = /^(globals\/)?([^/]+)\/versions(?:\/|$)/.exec(path) ?? [];
	if (!slug) return;
	const { collections, globals } = await records();
	const config = global
		? globals.config.find((one) => one.slug === (slug as GlobalSlug))
		: collections[slug as keyof typeof collections]?.config;
	if (!config?.versions) throw notFoundError();
}

/** Conditions of a query, and how deeply they are nested; a list in the back office has ten at most. */
const mostConditions = 50;
const deepestCondition = 30;

/** The values of these operators are lists; each is a parameter of its own. */
const ofList = /\[(?:in|not_in|all)\](?:\[\d*\])?$/;

/** @throws SchoolError "invalid" for a query whose SQL would be longer or deeper than the databases take */
export function refuseLongQuery(query: URLSearchParams): void {
	const names = [...query.keys()].filter((name) => name.startsWith("where"));
	const conditions = names.filter((name) => !ofList.test(name));
	const isDeep = names.some((name) => name.split("[").length > deepestCondition);
	if (conditions.length > mostConditions || isDeep) throw invalidError({});
}

/** Levels of JSON; a text with lists in lists in lists has about thirty. */
const deepestJson = 150;

/**
 * @param text JSON, which may be malformed
 * @throws SchoolError "invalid" if it is nested so deeply that Payload's recursion would overflow the stack
 */
export function refuseDeepJson(text: string): void {
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
 * @throws CallError 400 for JSON or a form that cannot be parsed
 */
export async function refuseBody(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<void> {
	if (bytes.byteLength === 0) return;
	const type = headers.get("content-type")?.toLowerCase() ?? "";
	const decoded = () => new TextDecoder().decode(bytes);
	if (headers.has("x-payload-http-method-override")) refuseLongQuery(new URLSearchParams(decoded()));
	if (type.startsWith("application/json")) return checkJson(decoded());
	if (type.startsWith("multipart/form-data") || type.startsWith("application/x-www-form-urlencoded")) {
		const form = await new Response(bytes, { headers: { "Content-Type": headers.get("content-type") ?? "" } })
			.formData()
			.catch(() => null);
		if (!form) throw new CallError(400, errorText.notJson);
		const fields = form.get("_payload");
		if (typeof fields === "string") checkJson(fields);
	}
}

function checkJson(text: string): void {
	refuseDeepJson(text);
	try {
		JSON.parse(text);
	} catch {
		throw new CallError(400, errorText.notJson);
	}
}
