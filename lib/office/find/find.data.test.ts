import type { Payload } from "payload";
import { startText } from "@/lib/bengali/office/start";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();
let payload: Payload;
let find: typeof import("./find").find;

beforeAll(async () => {
	payload = await open();
	({ find } = await import("./find"));
	await payload.create({ collection: "notices", data: { name: "নুসরাতের সংবর্ধনা", _status: "published" } });
	const year = (await payload.create({ collection: "years", data: { year: new Date().getFullYear() } })).id;
	const enrol = async (name: string, classId: number, roll: number) => {
		const section = (await payload.create({ collection: "sections", data: { name: "ক", class: classId } })).id;
		const person = { name, gender: "2", fatherName: "করিম", motherName: "সালমা" };
		const student = (await payload.create({ collection: "students", data: person as never })).id;
		await payload.create({ collection: "enrolments", data: { student, year, section, roll } as never });
	};
	await enrol("নুসরাত জাহান", 3, 1);
	await enrol("নুসরাত ফারিয়া", 4, 1);
});

let accounts = 0;
const namesOf = async (text: string, role: "head" | "clerk" | "exam") => {
	const staff = await makeAccount(payload, `find-${role}-${++accounts}`, {
		role,
		...(role === "exam" && { classes: [3] }),
	});
	return (await find(text, staff)).map(({ kind, label }) => `${kind}: ${label.split(" · ")[0]}`).sort();
};

test("students, notices and tasks are found by a part of their name", async () => {
	const all = ["notice: নুসরাতের সংবর্ধনা", "student: নুসরাত জাহান", "student: নুসরাত ফারিয়া"];
	expect(await namesOf("নুসরাত", "head")).toEqual(all);
	expect(await namesOf("নুসরাত", "clerk")).toEqual(all);
	expect(await namesOf(startText.actions.marks, "head")).toEqual([`action: ${startText.actions.marks}`]);
	expect(await namesOf("কেউ নেই", "head")).toEqual([]);
});

test("an exam account finds the students of its classes alone, by their name alone", async () => {
	expect(await namesOf("নুসরাত", "exam")).toEqual(["student: নুসরাত জাহান"]);
	expect(await namesOf("করিম", "exam")).toEqual([]);
	expect(await namesOf("করিম", "clerk")).toEqual(["student: নুসরাত জাহান", "student: নুসরাত ফারিয়া"]);
});
