import "server-only";
import { z } from "zod";
import { errorText } from "@/lib/bengali/errors";
import { hasTooManyMarks, normalise } from "@/lib/bengali/normalise";
import { invalidError } from "@/lib/school/errors";
import { CallError } from "./failure";

/** Never part of typed text: controls other than tab and line breaks, lone surrogates, what bytes of no UTF-8 become. */
const unwanted = /[^\P{Cc}\t\n\r]|[\p{Cs}\ufffd-\uffff]/u;

/** Upper limit for any text field; several times the longest that a schema accepts. */
export const maxCharacters = 10_000;

/** A picture's data URL is ASCII, perhaps in lines, and far longer than any text; lib/files/pictures checks it. */
const isDataUrl = (text: string) => /^data:[\r\n\x21-\x7e]*$/.test(text.trim());

/** @returns why the text is refused, or null. Checks the length first: NFC of long runs of marks is quadratic */
function textFault(text: string): string | null {
	if (isDataUrl(text)) return null;
	if (text.length > maxCharacters) return errorText.field.tooLong;
	return unwanted.test(text) || hasTooManyMarks(text) ? errorText.field.control : null;
}

const unreadable = () => new CallError(400, errorText.notJson);

type Fields = Record<string, unknown>;

/**
 * @param limit bytes
 * @returns the fields of a body, for no schema; text in NFC and trimmed
 * @throws as {@link readBytes}, {@link fieldsOf} and {@link parseFields}
 */
export const readBody = async (request: Request, limit: number): Promise<Fields> =>
	(await parseFields(z.unknown(), await fieldsOf(await readBytes(request, limit), request.headers))) as Fields;

/**
 * Parses a body of JSON, a form or a multipart form; without Content-Type it is read as JSON.
 * @returns the fields as they were sent, files as File; the last value of a repeated field; {} without a body
 * @throws CallError 400 if it cannot be parsed; SchoolError "invalid" for JSON that is not an object
 */
export async function fieldsOf(bytes: Uint8Array<ArrayBuffer>, headers: Headers): Promise<Fields> {
	if (bytes.byteLength === 0) return {};
	const type = headers.get("content-type") ?? "application/json";
	const kind = type.split(";", 1)[0]?.trim().toLowerCase();
	if (kind === "application/json") return readJson(bytes);
	if (kind === "multipart/form-data" || kind === "application/x-www-form-urlencoded") return readForm(bytes, type);
	throw unreadable();
}

/**
 * @param limit bytes, counted while reading. The excess is read and discarded, because a client that is still sending
 * when the connection closes sees a network error instead of the response
 * @throws CallError 413 above the limit
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	const tooLarge = () => new CallError(413, errorText.tooLarge);
	// Nobody waits for what is not going to be taken; the actual bytes are counted below.
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

/** @param type Content-Type @returns the fields of a form; rejects if it is none */
export const formOf = (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> =>
	new Response(bytes, { headers: { "Content-Type": type } }).formData();

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Fields> {
	try {
		return Object.fromEntries(await formOf(bytes, type));
	} catch {
		throw unreadable();
	}
}

function readJson(bytes: Uint8Array): Fields {
	let value: unknown;
	try {
		// TextDecoder strips a byte order mark; `fatal` rejects invalid UTF-8.
		value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw unreadable();
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidError({});
	return value as Fields;
}

/**
 * Parses sent fields: text in NFC and trimmed, then by the schema.
 * @returns the schema's output
 * @throws SchoolError "invalid" with the messages of each wrong field: text that is too long or has control characters or
 * long runs of combining marks, and what the schema refuses
 */
export async function parseFields(schema: z.ZodType, fields: Fields): Promise<unknown> {
	const faults: Record<string, string[]> = {};
	const tidied = Object.fromEntries(
		Object.entries(fields).flatMap(([name, value]) => {
			if (typeof value !== "string") return [[name, value]];
			const fault = textFault(value);
			if (!fault) return [[name, isDataUrl(value) ? value.trim() : normalise(value)]];
			faults[name] = [fault];
			return [];
		}),
	);
	// For what has no sentence of its own: zod's are in English.
	const error = (issue: { input?: unknown }) => errorText.field[issue.input === undefined ? "required" : "invalid"];
	const parsed = await schema.safeParseAsync(tidied, { error });
	if (parsed.success && Object.keys(faults).length === 0) return parsed.data;
	throw invalidError({ ...(parsed.error && fieldErrors(parsed.error)), ...faults });
}

const fieldErrors = (error: z.ZodError) => z.flattenError(error).fieldErrors as Record<string, string[]>;
