/** Helpers for tests of the student area's API, and facts about the demo school. */
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";

export type Json = Record<string, unknown>;

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
export const passwordOf = (code: number) => `demo-${code}`;

/** @returns a token of a demo student; by default with the seeded password */
export async function login(request: APIRequestContext, code: number, password = passwordOf(code)): Promise<string> {
	const response = await request.post("/api/student/student-login", { data: { student_id: code, password } });
	const answer = await response.json();
	expect(answer).toEqual({ success: true, data: { token: expect.stringMatching(`^${code}\\|[\\w-]{43}$`) } });
	return answer.data.token;
}

/** Expects a failed call in the shape of the contract. */
export async function expectFailure(response: APIResponse, status: number, fields?: string[]): Promise<Json> {
	expect(response.status(), `${response.url()}: ${await response.text()}`).toBe(status);
	const { success, message, errors, ...rest } = await response.json();
	expect({ success, rest }).toEqual({ success: false, rest: {} });
	expect(message).toMatch(/[\u0980-\u09ff]/);
	expect(Object.keys(errors ?? {}).sort()).toEqual([...(fields ?? [])].sort());
	for (const sentences of Object.values<string[]>(errors ?? {})) {
		for (const sentence of sentences) expect(sentence).toMatch(/[\u0980-\u09ff]/);
		expect(sentences).toEqual([...new Set(sentences)]);
	}
	return errors;
}

let filled = 0;

/** @returns a minimal application, different on each call */
export const application = (more: Json = {}): Json => ({
	name: `Applicant ${process.pid} ${++filled}`,
	gender: 2,
	fathers_name: "Karim Uddin",
	mothers_name: "Rahima Begum",
	present_class: 3,
	...more,
});

export async function apply(request: APIRequestContext, more: Json = {}) {
	const response = await request.post("/api/student/student-application-form-post", { data: application(more) });
	expect(response.status(), await response.text()).toBe(200);
	return (await response.json()).data as { token: string; student_id: number };
}

/** @returns years, classes and sections of the demo school, the present year first */
export async function frameOf(request: APIRequestContext) {
	const { years, class: classes } = await (await request.post("/api/student-page")).json();
	const year: number = years[0].id;
	const sectionsOf = async (classId: number) =>
		(await (await request.post(`/api/student-section-first/${year}/${classId}`)).json()).section;
	return { years, classes, year, sectionsOf };
}
