/** How the browser makes the calls of the back office (lib/browser/call), and those of Payload. */
import { toast } from "@payloadcms/ui";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { callApi, FailedCall } from "@/lib/browser/call";
import { type CallQuery, callPath, type NamedCall } from "../paths";

/** @param timeout in milliseconds, of a call that takes long. @returns the answer of a call that changes something */
export const callOffice = <T>(call: NamedCall, body?: object, timeout?: number): Promise<T> =>
	callApi<T>(callPath(call), { body, ...(timeout && { timeout }) });

/** @returns the answer of a call that only reads */
export const askOffice = <T>(call: NamedCall, query?: CallQuery): Promise<T> =>
	callApi<T>(callPath(call, query), { method: "GET" });

/** Makes a call that answers with a sentence, and shows that. */
export async function actInOffice(...call: Parameters<typeof callOffice>): Promise<void> {
	toast.success((await callOffice<{ message: string }>(...call)).message);
}

/**
 * Makes a call that takes a file, or answers with one.
 * @returns the response; its body has not been read
 * @throws FailedCall with a Bengali message
 */
export async function sendFile(call: NamedCall, fields: Record<string, File | string>): Promise<Response> {
	const form = new FormData();
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	const response = await fetch(callPath(call), { method: "POST", body: form }).catch(() => {
		throw new FailedCall(0, noConnectionText);
	});
	if (response.ok) return response;
	const { message, errors } = await response.json().catch(() => ({ message: noConnectionText }));
	throw new FailedCall(response.status, message, errors);
}

/** @returns what to show at the field of the file after an error */
export function fileFault(error: unknown): string {
	if (!(error instanceof FailedCall)) return noConnectionText;
	return error.errors.file?.[0] ?? error.message;
}

/**
 * Saves a response as a file. @param name of the file, unless the response names one
 */
export async function saveDownload(response: Response, name: string): Promise<void> {
	const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get("content-disposition") ?? "") ?? [];
	const link = document.createElement("a");
	link.href = URL.createObjectURL(await response.blob());
	link.download = encoded ? decodeURIComponent(encoded) : name;
	link.click();
	URL.revokeObjectURL(link.href);
}

/**
 * Sends a request to Payload's REST API.
 * @param failed the sentence for a refusal that says no reason
 * @returns the answer
 * @throws Error with a sentence for staff
 */
export async function callCms<Answer>(path: string, request: RequestInit, failed: string): Promise<Answer> {
	const response = await fetch(path, request).catch(() => {
		throw new Error(noConnectionText);
	});
	const answer = await response.json().catch(() => ({}));
	if (!response.ok) throw new Error(answer.errors?.[0]?.message ?? answer.message ?? failed);
	return answer;
}
