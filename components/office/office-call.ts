import { noConnectionText } from "@/lib/bengali/no-connection";

/**
 * Calls a route handler under `/office`.
 * @param body makes it a POST
 * @returns its answer
 * @throws Error with a Bengali message for the person
 */
export async function officeCall<A>(path: string, body?: object): Promise<A> {
	const init = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
	const response = await fetch(`/office/${path}`, init).catch(() => {
		throw new Error(noConnectionText);
	});
	const answer = await response.json();
	if (!response.ok) throw new Error(answer.message);
	return answer;
}
