/**
 * What an exam account sees of students: name, roll and class of this year's in its own classes. Every field is tried
 * through every door that answers with students, by reading it and by asking for it in a condition or an order.
 */
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { askRest, makeAccount, newToken } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult } from "@/lib/cms/testing/releases";
import { yearOf } from "@/lib/contract/days";

const open = testDatabase();
const thisYear = yearOf(new Date());

/** Values of the student that stand in no other record. */
const secrets = {
	code: 1029384756,
	fatherName: "গোপন পিতা",
	motherName: "গোপন মাতা",
	fatherMobile: "01711223344",
	motherMobile: "01811223344",
	dateOfBirth: "04/03/2011",
	birthNumber: "20110304123456789",
	presentAddress: "গোপন ঠিকানা",
};
const seen = ["id", "name", "nameKey", "title", "createdAt", "updatedAt"];

let payload: Payload;
let route: typeof import("./route");
let token: string;
const ids = {} as Record<"student" | "enrolment" | "result" | "former" | "formerEnrolment" | "formerResult", number>;

async function ask(address: string) {
	const answer = await askRest(route, "GET", address, { token });
	return { status: answer.status, text: await answer.text() };
}

const create = async (collection: "years" | "sections" | "enrolments" | "exams" | "students", data: object) =>
	(await payload.create({ collection, data: data as never, depth: 0 })).id;

/** The fields of a collection that a query may name. */
const fieldsOf = (collection: "students" | "enrolments" | "results") =>
	payload.collections[collection].config.flattenedFields.map(({ name }) => name);

beforeAll(async () => {
	for (const level of ["warn", "error"] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
	payload = await open();
	route = await import("./route");
	await makeAccount(payload, "exam", { role: "exam", classes: [3] });
	token = await newToken(payload, { username: "exam" });
	const person = { name: "রহিম উদ্দিন", gender: "1", ...secrets };
	ids.student = await create("students", person);
	ids.former = await create("students", { name: "সাবেক ছাত্র", gender: "1", fatherName: "ক", motherName: "খ" });
	const section = await create("sections", { name: "ক", class: 3 });
	const other = await create("sections", { name: "খ", class: 4 });
	const [year, past] = [await create("years", { year: thisYear }), await create("years", { year: thisYear - 1 })];
	ids.enrolment = await create("enrolments", { student: ids.student, section, year, roll: 7 });
	// In the class last year, and in the school this year: both together are not "in the class this year".
	ids.formerEnrolment = await create("enrolments", { student: ids.former, section, year: past, roll: 8 });
	await create("enrolments", { student: ids.former, section: other, year, roll: 8 });
	const type = "monthly";
	const exam = await create("exams", { name: "মাসিক", year, type });
	ids.result = await insertResult(payload, { student: ids.student, exam });
	const before = await create("exams", { name: "মাসিক", year: past, type });
	ids.formerResult = await insertResult(payload, { student: ids.former, exam: before });
	await payload.db.create({
		collection: "payload-locked-documents",
		data: { document: { relationTo: "students", value: ids.student }, user: { relationTo: "staff", value: 1 } },
		req: {} as never,
	});
});

/** Queries that ask for more than a list sends by itself. */
const wishes = [
	"depth=5",
	"depth=5&select[code]=true&select[title]=true&select[fatherMobile]=true&select[student]=true&select[sheet]=true",
	"depth=5&populate[students][fatherMobile]=true&populate[students][code]=true&populate[students][title]=true",
	"depth=5&draft=true&trash=true&locale=all&showHiddenFields=true",
];

describe.each(wishes)("reading with %s", (wish) => {
	test.each([
		["students", () => "students"],
		["a student", () => `students/${ids.student}`],
		["enrolments", () => "enrolments"],
		["an enrolment", () => `enrolments/${ids.enrolment}`],
		["results", () => "results"],
		["a result", () => `results/${ids.result}`],
		["what is being edited", () => "payload-locked-documents"],
	])("%s", async (_name, door) => {
		const { status, text } = await ask(`${door()}?${wish}`);
		expect(status).toBe(200);
		for (const value of Object.values(secrets)) expect(text).not.toContain(String(value));
		expect(text).not.toContain("সাবেক");
		expect(text).not.toMatch(/"(code|sheet|chosen|fourth|dateOfBirth|religion|gender|passwordHash|picture)"/);
	});
});

test("name, roll and class are seen", async () => {
	expect(JSON.parse((await ask(`students/${ids.student}?depth=0`)).text)).toMatchObject({
		name: "রহিম উদ্দিন".normalize("NFC"),
		title: "রহিম উদ্দিন".normalize("NFC"),
	});
	const { docs } = JSON.parse((await ask("enrolments?depth=1")).text);
	expect(docs).toHaveLength(1);
	expect(docs[0]).toMatchObject({ roll: 7, class: { id: 3 }, student: { name: "রহিম উদ্দিন".normalize("NFC") } });
});

test("students of other years are not found", async () => {
	for (const address of [`students/${ids.former}`, `enrolments/${ids.formerEnrolment}`, `results/${ids.formerResult}`])
		expect([address, (await ask(address)).status]).toEqual([address, 404]);
});

test.each(["students", "enrolments", "results"] as const)(
	"no condition and no order of a hidden field: %s",
	async (collection) => {
		const open = {
			students: seen,
			enrolments: ["id", "student", "year", "class", "section", "roll", "createdAt", "updatedAt"],
			results: ["id", "student", "exam", "year", "class", "section", "position", "total", "createdAt", "updatedAt"],
		}[collection].filter((name) => name !== "title");
		const own = fieldsOf(collection).filter((name) => !open.includes(name));
		const reached =
			collection === "students" ? [] : fieldsOf("students").filter((name) => !seen.includes(name) || name === "title");
		const unasked = (await ask(collection)).text;
		for (const path of [...own, ...reached.map((name) => `student.${name}`)])
			for (const query of [
				`${collection}?where[${path}][exists]=true`,
				`${collection}?where[or][0][${path}][equals]=1`,
				`${collection}?where[and][0][or][0][${path}][not_equals]=1`,
				`${collection}/count?where[${path}][exists]=true`,
				`${collection}?sort=${path}`,
				`${collection}?sort=-${path}`,
			]) {
				const { status, text } = await ask(query);
				// A door may be closed altogether.
				const isRefused = [400, 404].includes(status);
				// Payload passes over an order by a field that it does not know: the answer is that without it.
				const isIgnored = query.includes("sort=") && text === unasked;
				// A title is asked as the name, which is open.
				const name = collection === "students" ? "name" : "student.name";
				const isByName = /^(student\.)?title$/.test(path) && text === (await ask(query.replace(path, name))).text;
				expect([query, isRefused || isIgnored || isByName]).toEqual([query, true]);
			}
	},
);

test("the list's search box is by name, and its own order by what it shows", async () => {
	const { admin, defaultSort } = payload.collections.students.config;
	const { listSearchableFields: searched = [] } = admin;
	const search = (word: string) => searched.map((name, i) => `where[or][${i}][${name}][like]=${word}`).join("&");
	const count = async (query: string) => JSON.parse((await ask(`students?${query}`)).text).totalDocs;
	expect(await count(search("রহিম"))).toBe(1);
	// Another spelling, but not of what it does not see.
	expect(await count(search("রহীম উদ্‌দীন"))).toBe(1);
	expect(await count(`where[title][like]=${secrets.fatherName}`)).toBe(0);
	expect(await count(search(secrets.fatherMobile))).toBe(0);
	expect(await count(search("গোপন"))).toBe(0);
	for (const [order, status] of [
		["", 200],
		[`?sort=${defaultSort}`, 200],
		["?sort=code", 400],
	] as const)
		expect([order, (await ask(`students${order}`)).status]).toEqual([order, status]);
});
