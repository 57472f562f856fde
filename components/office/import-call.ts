"use client";

import { importText } from "@/lib/bengali/import";

/** A refused call; its message is a sentence for staff. */
export class Refused extends Error {}

/**
 * @param body sent as JSON
 * @throws Refused with the server's message, also when there is no connection
 */
export async function postImport<T extends { message: string }>(path: string, body: object): Promise<T> {
	const response = await fetch(`/office/import/${path}`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	}).catch(() => {
		throw new Refused(importText.noConnection);
	});
	const answer = await response.json().catch(() => ({ message: importText.noConnection }));
	if (!response.ok) throw new Refused(answer.message);
	return answer;
}
