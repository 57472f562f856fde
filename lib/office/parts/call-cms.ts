import { noConnectionText } from "@/lib/bengali/no-connection";

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
