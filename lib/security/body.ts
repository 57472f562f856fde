import "server-only";
import { errorText } from "@/lib/bengali/errors";
import { normalise } from "@/lib/bengali/normalise";
import { CallError, invalidError } from "./call-error";

/**
 * Reads a body of any of the three kinds that contract.md names.
 * @param limit bytes; more is refused before it is kept
 * @returns its fields, text in NFC and trimmed; files as File; no body gives no fields
 * @throws CallError 400 for what is not readable, 413 for what is too large, 422 for JSON that is no object
 */
export async function readBody(request: Request, limit: number): Promise<Record<string, unknown>> {
	const bytes = await readBytes(request, limit);
	if (bytes.byteLength === 0) return {};
	const type = request.headers.get("content-type") ?? "application/json";
	const fields = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(type)
		? await readForm(bytes, type)
		: readJson(bytes);
	return Object.fromEntries(
		Object.entries(fields).map(([key, value]) => [key, typeof value === "string" ? normalise(value) : value]),
	);
}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
	const tooLarge = () => new CallError(413, errorText.tooLarge);
	if (Number(request.headers.get("content-length")) > limit) throw tooLarge();
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of request.body ?? []) {
		size += chunk.byteLength;
		if (size > limit) throw tooLarge();
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks));
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Record<string, unknown>> {
	try {
		const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
		return Object.fromEntries(form);
	} catch {
		throw new CallError(400, errorText.notJson);
	}
}

function readJson(bytes: Uint8Array): Record<string, unknown> {
	let value: unknown;
	try {
		value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
	} catch {
		throw new CallError(400, errorText.notJson);
	}
	if (typeof value !== "object" || value === null || Array.isArray(value)) throw invalidError({});
	return value as Record<string, unknown>;
}
