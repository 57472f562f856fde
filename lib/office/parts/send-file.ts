import { noConnectionText } from "@/lib/bengali/no-connection";
import { FailedCall } from "@/lib/browser/call";

/**
 * For the `ref` of a file input: React is not told of files that were chosen before the scripts of the page ran, so they are
 * told once it listens.
 */
export function tellEarlyFiles(input: HTMLInputElement | null): void {
	if (input?.files?.length) queueMicrotask(() => input.dispatchEvent(new Event("change", { bubbles: true })));
}

/** @returns a form with a file and other fields */
export function fileForm(file: File, fields: Record<string, string> = {}): FormData {
	const form = new FormData();
	form.append("file", file);
	for (const [name, value] of Object.entries(fields)) form.append(name, value);
	return form;
}

/**
 * Sends a form with a file to a route handler under `/office`.
 * @returns the response; its body has not been read
 * @throws FailedCall with a Bengali message
 */
export async function sendFile(path: string, form: FormData): Promise<Response> {
	const response = await fetch(path, { method: "POST", body: form }).catch(() => {
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
