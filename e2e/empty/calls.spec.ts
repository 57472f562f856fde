/** Every public API call works in a new school. */
import { expect, test } from "@playwright/test";
import { resultChoicesAnswer } from "@/lib/contract/results";
import { studentPageAnswer } from "@/lib/contract/students";
import { calls, send, strict } from "../calls/calls";

const all = [
	...calls,
	{ method: "POST", path: "/api/student-page", answer: studentPageAnswer },
	{ method: "POST", path: "/api/result-all-dataget", answer: resultChoicesAnswer },
] as const;

for (const call of all)
	test(`${call.method} ${call.path} matches its schema`, async ({ request }) => {
		const answer = await send(request, call);
		expect(answer.status()).toBe(200);
		strict(call.answer).parse(await answer.json());
	});
