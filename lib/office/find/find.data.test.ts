import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { startText } from "../start/text";
import { findText } from "./text";
import { taskWords } from "./text-words";

const open = testDatabase();
let payload: Payload;
let find: typeof import("./find").find;

beforeAll(async () => {
	payload = await open();
	({ find } = await import("./find"));
	await payload.create({ collection: "notices", data: { name: "নুসরাতের সংবর্ধনা", _status: "published" } });
	const year = (await payload.create({ collection: "years", data: { year: new Date().getFullYear() } })).id;
	const enrol = async (name: string, classId: number, roll: number, fatherName = "করিম") => {
		const data = { name: "ক", class: classId };
		const where = { class: { equals: classId } };
		const [known] = (await payload.find({ collection: "sections", where })).docs;
		const section = (known ?? (await payload.create({ collection: "sections", data }))).id;
		const person = { name, gender: "2", fatherName, motherName: "সালমা" };
		const student = (await payload.create({ collection: "students", data: person as never })).id;
		await payload.create({ collection: "enrolments", data: { student, year, section, roll } as never });
	};
	await enrol("নুসরাত জাহান", 3, 1);
	await enrol("নুসরাত ফারিয়া", 4, 1);
	for (let roll = 2; roll <= 9; roll += 1) await enrol(`মরিয়ম ${roll}`, 4, roll, "রশিদ");
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

test("students are told apart by section and roll, and more are found than fit on the screen", async () => {
	const staff = await makeAccount(payload, "find-many", { role: "head" });
	const found = await find("মরিয়ম", staff);
	expect(found).toHaveLength(8);
	const [section] = (await payload.find({ collection: "sections", where: { class: { equals: 4 } } })).docs;
	const places = found.map(({ label }) => label.split(" · ").at(-1));
	expect(places).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((roll) => findText.place(section?.title ?? "", roll)));
});

test("each page of the back office has words in text-words.ts by which it is found, and none is left over", async () => {
	const { tasksOf } = await import("./find");
	const paths = tasksOf(payload).map(({ path }) => path);
	expect(Object.keys(taskWords).filter((path) => !paths.includes(path.replace(/\/create$/, "")))).toEqual([]);
	expect(paths.filter((path) => !(path in taskWords))).toEqual([]);
});

/** What people type, and the page that they mean. */
const asked = {
	"/printing/certificates": ["ছাড়পত্র", "টিসি", "TC", "tc", "প্রত্যয়ন", "সনদ", "testimonial", "প্রশংসা পত্র"],
	"/printing/identity-cards": ["আইডি কার্ড", "id card", "পরিচয়পত্র", "আই ডি", "ID"],
	"/printing": ["এডমিট", "অ্যাডমিট কার্ড", "সিট প্ল্যান", "সীট প্লান", "seat plan", "প্রবেশপত্র", "admit", "আসন"],
	"/slips": ["স্লিপ", "পাসওয়ার্ড", "password", "slip"],
	"/collections/staff": ["পাসওয়ার্ড", "account"],
	"/globals/settings": ["লোগো", "logo", "Logo", "রং"],
	"/circulars": ["সার্কুলার", "circular"],
	"/globals/grading": ["জিপিএ", "GPA"],
	"/promotion": ["প্রমোশন", "promotion"],
	"/section-roster": ["রোল", "roll"],
	"/import": ["এক্সেল", "excel"],
	"/backup": ["ব্যাকআপ", "backup"],
};

test.each(Object.entries(asked))("%s is found by the words that staff have for it", async (path, words) => {
	const staff = await makeAccount(payload, `find-words-${++accounts}`, { role: "head" });
	const missing = [];
	for (const word of words)
		if (!(await find(word, staff)).some(({ href }) => href === `/admin${path}`)) missing.push(word);
	expect(missing).toEqual([]);
});

test("a role finds only what it may open", async () => {
	const of = async (role: "head" | "clerk" | "exam") => {
		const staff = await makeAccount(payload, `find-roles-${role}`, { role });
		const found = await Promise.all(["ব্যাকআপ", "টিসি", "নম্বর", "আপডেট"].map((word) => find(word, staff)));
		return found.flat().flatMap(({ href, kind }) => (kind === "action" ? [href.slice("/admin".length)] : []));
	};
	const exam = await of("exam");
	expect(exam).toContain("/marks");
	expect(exam.filter((path) => /backup|updates|certificates/.test(path))).toEqual([]);
	expect(await of("clerk")).not.toContain("/backup");
	expect(await of("head")).toEqual(expect.arrayContaining(["/backup", "/updates", "/printing/certificates"]));
});

test("an exam account finds the students of its classes alone, by their name alone", async () => {
	expect(await namesOf("নুসরাত", "exam")).toEqual(["student: নুসরাত জাহান"]);
	expect(await namesOf("করিম", "exam")).toEqual([]);
	expect(await namesOf("করিম", "clerk")).toEqual(["student: নুসরাত জাহান", "student: নুসরাত ফারিয়া"]);
});
