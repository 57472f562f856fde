import { expect } from "@playwright/test";
import { head } from "@/lib/commands/test/site";
import { sessionOf } from "../session";

/** @returns headers of the signed-in head account, for calls with JSON */
export async function signIn({ url }: { url: string }): Promise<Record<string, string>> {
	const answer = await fetch(`${url}/cms/staff/login`, {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(head),
	});
	expect(answer.status).toBe(200);
	return { "Content-Type": "application/json", ...sessionOf(answer.headers.get("set-cookie")) };
}
