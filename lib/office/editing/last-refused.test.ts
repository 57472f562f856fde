/** @jest-environment node */
import { isSavedForm, lastRefused, noteAnswer } from "./last-refused";

const message = "ঠিক নয়";
const refusal = { errors: [{ data: { errors: [{ path: "currentPassword", message }] } }] };
const saved = (path: string, answer: Response, body: BodyInit = new FormData()) =>
	noteAnswer([path, { method: "PATCH", body }], answer);

test("a refusal belongs to the form of the record that was to be saved, until a save is done", async () => {
	await saved("/cms/staff/5?depth=0", Response.json(refusal, { status: 400 }));
	expect(lastRefused()).toEqual([{ path: "currentPassword", label: "", message }]);
	expect(["/cms/staff/5", "/cms/staff/6", "/cms/staff", "/cms/media/5"].map(isSavedForm)).toEqual([
		true,
		false,
		false,
		false,
	]);
	await saved("http://school.example/cms/staff/6", Response.json({}));
	expect([lastRefused(), isSavedForm("/cms/staff/6")]).toEqual([[], true]);
});

test("what is no save of a form changes nothing", async () => {
	await saved("/cms/globals/settings", Response.json(refusal, { status: 400 }));
	await saved("/cms/notices", Response.json({}), "{}");
	await saved("/office/marks/save", Response.json({}));
	expect([lastRefused().length, isSavedForm("/cms/globals/settings")]).toEqual([1, true]);
});
