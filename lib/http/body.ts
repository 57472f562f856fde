import "server-only";
import { errorText } from "@/lib/bengali/errors";
import { hasTooManyMarks, normalise } from "@/lib/bengali/normalise";
import { invalidError } from "@/lib/school/errors";
import { CallError } from "./call-error";

/** Control characters but tab and line ends, and lone surrogates: no text that a person typed has them. */
const unwanted = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Characters of a text field: several times the longest that any schema takes. */
export const mostCharacters = 10_000;

/** A picture's data URL is ASCII and far longer than any text; lib/pictures checks it. */
const isDataUrl = (text: string) => /^data:[\x21-\x7e]*$/.test(text);

/** @returns why the text is refused, or null; its length is looked at before anything that reads all of it */
function textFault(text: string): string | null {
	if (isDataUrl(text)) return null;
	if (text.length > mostCharacters) return errorText.field.tooLong;
	return unwanted.test(text) || hasTooManyMarks(text) ? errorText.field.control : null;
}

const unreadable = () => new CallError(400, errorText.notJson);

/**
 * Reads a body of any of the three kinds that contract.md names; without a named kind it counts as JSON.
 * @param limit bytes; more is refused before it is kept
 * @returns its fields, text in NFC and trimmed; files as File; of a field sent twice the last; no body gives no fields
 * @throws CallError 400 for what is not readable, 413 for what is too large; SchoolError "invalid" for JSON that is no
 * object and for text that is too long or holds what nobody types: control characters, long runs of combining marks
 */
export async function readBody(request: Request, limit: number): Promise<Record<string, unknown>> {
	const bytes = await readBytes(request, limit);
	if (bytes.byteLength === 0) return {};
	return checkFields(await readFields(bytes, request.headers.get("content-type") ?? "application/json"));
}

/**
 * @param limit bytes, counted as they come. What comes after them is read and dropped: who is cut off while sending
 * sees a broken connection in place of the answer
 * @throws CallError 413 for more
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	const tooLarge = () => new CallError(413, errorText.tooLarge);
	// Only a hint: what really comes is counted below.
	if (Number(request.headers.get("content-length")) > limit) throw tooLarge();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size <= limit) chunks.push(chunk);
		else chunks.length = 0;
	}
	if (size > limit) throw tooLarge();
	return new Uint8Array(Buffer.concat(chunks));
}

async function readFields(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
	switch (type.split(";", 1)[0]?.trim().toLowerCase()) {
		case "application/json":
			return readJson(bytes);
		case "application/x-www-form-urlencoded":
		case "multipart/form-data":
			return readForm(bytes, type);
		default:
			throw unreadable();
	}
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
	try {
		return Object.fromEntries(await new Response(bytes, { headers: { "content-type": type } }).formData());
	} catch {
		throw unreadable();
	}
}

function readJson(bytes: Uint8Array): Record<string, unknown> {
	let value: unknown;
	try {
		// The decoder leaves out a byte order mark; what is not UTF-8 it refuses.
		value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw unreadable();
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidError({});
	return value as Record<string, unknown>;
}

/**
 * @param fields of a body, texts and files
 * @returns them with their texts in NFC and trimmed
 * @throws SchoolError "invalid" for text that is too long or holds what nobody types
 */
export function checkFields(fields: Record<string, unknown>): Record<string, unknown> {
	const texts = Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string");
	const faults = texts.flatMap(([key, text]) => {
		const fault = textFault(text);
		return fault ? [[key, [fault]] satisfies [string, string[]]] : [];
	});
	if (faults.length > 0) throw invalidError(Object.fromEntries(faults));
	const tidied = texts.map(([key, text]) => [key, isDataUrl(text) ? text : normalise(text)]);
	return { ...fields, ...Object.fromEntries(tidied) };
}
