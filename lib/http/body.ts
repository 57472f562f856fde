import "server-only";
import { errorText } from "@/lib/bengali/errors";
import { hasTooManyMarks, normalise } from "@/lib/bengali/normalise";
import { invalidError } from "@/lib/school/errors";
import { CallError } from "./call-error";

/** Control characters other than tab and line breaks, and lone surrogates: never part of typed text. */
const unwanted = /[^\P{Cc}\t\n\r]|\p{Cs}/u;

/** Upper limit for any text field; several times the longest that a schema accepts. */
export const maxCharacters = 10_000;

/** A picture's data URL is ASCII and far longer than any text; lib/files/pictures checks it. */
const isDataUrl = (text: string) => /^data:[\x21-\x7e]*$/.test(text);

/** @returns why the text is refused, or null. Checks the length first: NFC of long runs of marks is quadratic */
function textFault(text: string): string | null {
	if (isDataUrl(text)) return null;
	if (text.length > maxCharacters) return errorText.field.tooLong;
	return unwanted.test(text) || hasTooManyMarks(text) ? errorText.field.control : null;
}

const unreadable = () => new CallError(400, errorText.notJson);

/**
 * Parses a body of JSON, a form or a multipart form; without Content-Type it is read as JSON.
 * @param limit bytes
 * @returns the fields: text in NFC and trimmed, files as File; the last value of a repeated field; {} without a body
 * @throws CallError 400 if it cannot be parsed, 413 if it is too large; SchoolError "invalid" for JSON that is not an
 * object, and for text that is too long or has control characters or long runs of combining marks
 */
export async function readBody(request: Request, limit: number): Promise<Record<string, unknown>> {
	return fieldsOf(await readBytes(request, limit), request.headers);
}

/** @returns the fields of a body that has been read, and errors, as of {@link readBody} */
export async function fieldsOf(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<Record<string, unknown>> {
	if (bytes.byteLength === 0) return {};
	return checkFields(await readFields(bytes, headers.get("content-type") ?? "application/json"));
}

/**
 * @param limit bytes, counted while reading. The excess is read and discarded, because a client that is still sending
 * when the connection closes sees a network error instead of the response
 * @throws CallError 413 above the limit
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	const tooLarge = () => new CallError(413, errorText.tooLarge);
	// Only a shortcut: the actual bytes are counted below.
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

/** @param type Content-Type @returns the fields of a form; rejects if it is none */
export const formOf = (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> =>
	new Response(bytes, { headers: { "Content-Type": type } }).formData();

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
	try {
		return Object.fromEntries(await formOf(bytes, type));
	} catch {
		throw unreadable();
	}
}

function readJson(bytes: Uint8Array): Record<string, unknown> {
	let value: unknown;
	try {
		// TextDecoder strips a byte order mark; `fatal` rejects invalid UTF-8.
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
 * @throws SchoolError "invalid" for text that is too long or has control characters or long runs of combining marks
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
