import { expect, test } from "@playwright/test";
import { callPath } from "@/lib/office/paths";
import { apply, type Json } from "./client";
import { staffOf } from "./staff";

const pixel =
	"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAD0lEQVQImWNgaGAAIQgFAA4OAgHj5clFAAAAAElFTkSuQmCC";

test("fields set by the server can't be written in the back office", async ({ request }) => {
	const staff = await staffOf(request);
	const { student_id: code } = await apply(request, { image: pixel });
	const own = `where[code][equals]=${code}`;
	const applicationBefore = (await staff.find("applications", own)).docs[0];
	expect(applicationBefore?.picture).toMatch(/^[\w-]{32}\.webp$/);
	const samples: [string, Json | undefined, Json][] = [
		["applications", applicationBefore, { picture: "../school.db", browserKey: "stolen-key-stolen-key", code: 1 }],
		[
			"students",
			(await staff.find("students", "limit=1")).docs[0],
			{ picture: "../secret", code: 1, passwordHash: "x" },
		],
		["enrolments", (await staff.find("enrolments", "limit=1")).docs[0], { class: 1 }],
	];
	for (const [collection, before, forged] of samples) {
		const { doc } = (await staff.update(collection, before?.id, forged)) as { doc: Json };
		expect({ ...doc, updatedAt: "" }, collection).toMatchObject({ ...flat(before), updatedAt: "" });
	}
	// The application still references its picture, so the file is kept.
	expect((await request.get(`/image/student/${applicationBefore?.picture}`)).status()).toBe(200);

	const data = { name: "Forged", gender: "1", fatherName: "Karim", motherName: "Salma", picture: "../secret" };
	const created = await request.post("/cms/students", { headers: staff.headers, data });
	const { doc } = await created.json();
	expect([created.status(), doc.picture ?? null]).toEqual([201, null]);
	const copy = await request.post(`/cms/students/${doc.id}/duplicate`, { headers: staff.headers, data: {} });
	expect(copy.status()).toBeGreaterThanOrEqual(400);
	const erasing = { headers: staff.headers, data: { kind: "students", id: doc.id } };
	expect((await request.post(callPath("erasing/erase"), erasing)).status()).toBe(200);
});

/** Without relationships, which responses contain populated. */
const flat = (record: Json = {}) => Object.fromEntries(Object.entries(record).filter(([name]) => !relations.has(name)));
const relations = new Set([
	...["student", "year", "section", "exam", "presentClass", "previousClass", "class", "subjects"],
	...["chosen", "fourth"],
]);

test("an upload's files are named by the server alone", async ({ request }) => {
	const staff = await staffOf(request);
	const [before] = (await staff.find("media", "limit=1")).docs;
	for (const filename of ["../school.db", "other.webp"]) {
		const data = { filename, sizes: { small: { filename } } };
		await request.patch(`/cms/media/${before?.id}`, { headers: staff.headers, data });
		const [after] = (await staff.find("media", `where[id][equals]=${before?.id}`)).docs;
		expect(after).toMatchObject({ filename: before?.filename, sizes: before?.sizes });
	}
});
