/** The only fetch wrapper for the site's API. */
import { noConnectionText } from "@/lib/bengali/no-connection";

/** A failed API call; `message` and `errors` are sentences to show (docs/api.md). */
export class FailedCall extends Error {
	constructor(
		/** HTTP status; 0 without a response. */
		readonly status: number,
		message: string,
		readonly errors: Record<string, string[]> = {},
		/** Whether the token opens only the change of its password (docs/api.md, Tokens). */
		readonly mustChange = false,
	) {
		super(message);
	}
}

type Options = {
	method?: "GET" | "POST";
	body?: unknown;
	token?: string | null;
	/** Milliseconds. */
	timeout?: number;
};

type Refusal = { message?: string; errors?: Record<string, string[]>; must_change?: boolean };

/**
 * @param path of the API call (docs/api.md)
 * @returns the parsed JSON response
 * @throws FailedCall with a Bengali message, also for network errors and timeouts
 */
export async function callApi<T>(
	path: string,
	{ method = "POST", body, token, timeout = 30_000 }: Options = {},
): Promise<T> {
	const headers: Record<string, string> = { "X-Requested-With": "XMLHttpRequest" };
	if (method === "POST") headers["Content-Type"] = "application/json";
	if (token) headers.Authorization = `Bearer ${token}`;

	const content = method === "POST" ? JSON.stringify(body ?? {}) : undefined;
	// Browsers without AbortController cannot cancel a request; a late response is ignored there.
	const controller = typeof AbortController === "function" ? new AbortController() : null;
	const receive = async () => {
		const response = await fetch(path, { method, headers, body: content, signal: controller?.signal });
		const answer: T & Refusal = await response.json();
		return { response, answer };
	};
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, fail) => {
		timer = setTimeout(fail, timeout);
	});
	const { response, answer } = await Promise.race([receive(), late])
		.catch(() => {
			controller?.abort();
			throw new FailedCall(0, noConnectionText);
		})
		.finally(() => clearTimeout(timer));
	const { message = noConnectionText, errors, must_change: mustChange } = answer;
	if (!response.ok) throw new FailedCall(response.status, message, errors, mustChange);
	return answer;
}
