/** Payload's REST API as signed-in staff. */

import { type APIRequestContext, expect } from "@playwright/test";
import { callPath } from "@/lib/office/paths";
import { sessionOf } from "../../session";
import { staff } from "../../sites";
import type { Json } from "./client";

/** @returns helpers that send requests as signed-in staff */
export async function staffOf(request: APIRequestContext) {
	const signedIn = await request.post("/cms/staff/login", { data: staff });
	expect(signedIn.status(), await signedIn.text()).toBe(200);
	const headers = sessionOf(signedIn.headers()["set-cookie"]);
	const done = async (response: Promise<{ status(): number; json(): Promise<Json>; text(): Promise<string> }>) => {
		const answer = await response;
		expect(answer.status(), await answer.text()).toBeLessThan(300);
		return answer.json();
	};
	return {
		headers,
		find: async (collection: string, query: string) =>
			(await done(request.get(`/cms/${collection}?depth=0&${query}`, { headers }))) as {
				docs: Json[];
				totalDocs: number;
			},
		update: (collection: string, id: unknown, data: Json) =>
			done(request.patch(`/cms/${collection}/${id}`, { headers, data })),
		/** Shows or hides the results of an exam and class. */
		release: async (exam: unknown, classId: number) => {
			const view = await request.get(`/admin/marks/release?exam=${exam}&class=${classId}`, { headers });
			const [, fingerprint] = /fingerprint\\?":\\?"([\w-]+)/.exec(await view.text()) ?? [];
			const data = { exam, class: classId, at: "", fingerprint };
			return done(request.post(callPath("release/release"), { headers, data }));
		},
		takeBack: (exam: unknown, classId: number) =>
			done(request.post(callPath("release/take-back"), { headers, data: { exam, class: classId } })),
		updateGlobal: (slug: string, data: Json) => done(request.post(`/cms/globals/${slug}`, { headers, data })),
	};
}
