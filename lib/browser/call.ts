/** The one way the browser asks the site's calls. */
import { offlineText } from "@/lib/bengali/site";

/** A call that failed: `message` and `errors` are sentences to show (contract.md, rules for every call). */
export class FailedCall extends Error {
	constructor(
		/** HTTP status; 0 when no answer came. */
		readonly status: number,
		message: string,
		readonly errors: Record<string, string[]> = {},
	) {
		super(message);
	}
}

type Options = {
	method?: "GET" | "POST";
	body?: unknown;
	token?: string | null;
	/** Milliseconds after which another try is better than waiting. */
	patience?: number;
};

/**
 * @param path the call, as contract.md names it
 * @returns its answer
 * @throws FailedCall with a Bengali sentence, also when no answer came in time
 */
export async function ask<T>(
	path: string,
	{ method = "POST", body, token, patience = 30_000 }: Options = {},
): Promise<T> {
	const headers: Record<string, string> = { "X-Requested-With": "XMLHttpRequest" };
	if (method === "POST") headers["Content-Type"] = "application/json";
	if (token) headers.Authorization = `Bearer ${token}`;

	const content = method === "POST" ? JSON.stringify(body ?? {}) : undefined;
	// Older phones cannot end a call: what comes too late there is only no longer waited for.
	const ending = typeof AbortController === "function" ? new AbortController() : null;
	const receive = async () => {
		const response = await fetch(path, { method, headers, body: content, signal: ending?.signal });
		const answer: T & { message?: string; errors?: Record<string, string[]> } = await response.json();
		return { response, answer };
	};
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(fail, patience);
	});
	const { response, answer } = await Promise.race([receive(), late])
		.catch(() => {
			ending?.abort();
			throw new FailedCall(0, offlineText);
		})
		.finally(() => clearTimeout(timer));
	if (!response.ok) throw new FailedCall(response.status, answer.message ?? offlineText, answer.errors);
	return answer;
}
