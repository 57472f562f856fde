import { expect } from "@playwright/test";
import type { KilledServer } from "../kills/server";

/** @returns headers of a signed-in member of staff, for calls with JSON */
export async function signIn(
	{ url }: KilledServer,
	{ STAFF_EMAIL: email, STAFF_PASSWORD: password }: Record<"STAFF_EMAIL" | "STAFF_PASSWORD", string>,
): Promise<Record<string, string>> {
	const answer = await fetch(`${url}/cms/staff/login`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({ email, password }),
	});
	expect(answer.status).toBe(200);
	return { "Content-Type": "application/json", Authorization: `JWT ${(await answer.json()).token}` };
}
