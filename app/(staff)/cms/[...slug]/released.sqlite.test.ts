/**
 * Released results stay as they are, whatever an account does over REST: role × door. Some doors are refused; through
 * the others names, places and rules change, and what the public sees does not.
 */
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { askRest, makeAccount, newToken } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult, releaseClass } from "@/lib/cms/testing/releases";

const open = testDatabase();

const roles = ["head", "clerk", "exam"] as const;
type Role = (typeof roles)[number];

const classId = 3;
type Handlers = typeof import("./route");
let payload: Payload;
let handlers: Handlers;
const tokens = {} as Record<Role, string>;
const ids = {} as Record<
	"enrolment" | "exam" | "other" | "otherYear" | "result" | "section" | "student" | "year",
	number
>;
let code = 0;

const ask = async (role: Role, method: string, address: string, body?: object): Promise<number> =>
	(await askRest(handlers, method as keyof Handlers, address, { token: tokens[role], body })).status;

const create = async (collection: string, data: object) =>
	Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

/** What the public sees. */
async function seen(): Promise<object> {
	const { POST } = await import("@/app/api/student-result-publish/route");
	const body = { exam_name: ids.exam, year: ids.year, class: classId, studentId: code };
	const request = new Request("http://school.example/api/student-result-publish", {
		method: "POST",
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify(body),
	});
	return (await POST(request, { params: Promise.resolve({}) })).json();
}

beforeAll(async () => {
	// Each refusal is logged.
	for (const level of ["warn", "error"] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
	payload = await open();
	handlers = await import("./route");
	await makeAccount(payload, "head", { role: "head" });
	await makeAccount(payload, "clerk");
	await makeAccount(payload, "exam", { role: "exam", classes: [classId] });
	for (const role of roles) {
		tokens[role] = await newToken(payload, { username: role });
	}
	ids.year = await create("years", { year: 2031 });
	ids.otherYear = await create("years", { year: 2032 });
	ids.section = await create("sections", { name: "ক", class: classId });
	ids.other = await create("sections", { name: "ক", class: classId + 1 });
	ids.exam = await create("exams", { name: "বার্ষিক", year: ids.year, type: "monthly" });
	ids.student = await create("students", { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" });
	code = (await payload.findByID({ collection: "students", id: ids.student, depth: 0 })).code;
	const place = { student: ids.student, year: ids.year, section: ids.section, roll: 1 };
	ids.enrolment = await create("enrolments", place);
	const subjects = [{ name: "বাংলা", marks: 20, full: 100 }];
	ids.result = await insertResult(payload, { student: ids.student, exam: ids.exam, subjects });
	await releaseClass(payload, ids.exam, classId);
});

/** Method, path, body, and the roles whose request succeeds; all others are refused. */
const doors: [name: string, method: string, path: () => string, body: () => object, allowed: readonly Role[]][] = [
	["a result: editing", "PATCH", () => `results/${ids.result}`, () => ({ position: 1, total: 99, sheet: "{}" }), []],
	["results: editing many", "PATCH", () => "results?where[id][exists]=true", () => ({ position: 1 }), []],
	["a result: deleting", "DELETE", () => `results/${ids.result}`, () => ({}), []],
	["results: deleting many", "DELETE", () => "results?where[id][exists]=true", () => ({}), []],
	["a result: adding", "POST", () => "results", () => ({ student: ids.student, exam: ids.exam, position: 1 }), []],
	["a result: copying", "POST", () => `results/${ids.result}/duplicate`, () => ({}), []],
	["its student: deleting", "DELETE", () => `students/${ids.student}`, () => ({}), []],
	["its student: another name", "PATCH", () => `students/${ids.student}`, () => ({ name: "অন্য" }), ["head", "clerk"]],
	[
		"the place: another class",
		"PATCH",
		() => `enrolments/${ids.enrolment}`,
		() => ({ section: ids.other }),
		["head", "clerk"],
	],
	["the place: another roll", "PATCH", () => `enrolments/${ids.enrolment}`, () => ({ roll: 77 }), ["head", "clerk"]],
	["the exam: another year", "PATCH", () => `exams/${ids.exam}`, () => ({ year: ids.otherYear }), []],
	["the exam: another type", "PATCH", () => `exams/${ids.exam}`, () => ({ type: "semester" }), []],
	["the exam: another name", "PATCH", () => `exams/${ids.exam}`, () => ({ name: "অন্য পরীক্ষা" }), ["head"]],
	["the exam: deleting", "DELETE", () => `exams/${ids.exam}`, () => ({}), []],
	["the class: another name", "PATCH", () => `classes/${classId}`, () => ({ name: "অন্য শ্রেণি" }), ["head", "clerk"]],
	[
		"the section: another name",
		"PATCH",
		() => `sections/${ids.section}`,
		() => ({ name: "অন্য শাখা" }),
		["head", "clerk"],
	],
	["the section: deleting", "DELETE", () => `sections/${ids.section}`, () => ({}), []],
	["the year: deleting", "DELETE", () => `years/${ids.year}`, () => ({}), []],
	[
		"the grade table",
		"POST",
		() => "globals/grading",
		() => ({
			bands: [
				{ grade: "A+", from: 90, point: 5 },
				{ grade: "F", from: 0, point: 0 },
			],
		}),
		["head"],
	],
	["no grades", "POST", () => "globals/grading", () => ({ graded: false }), ["head"]],
	["the rules of places", "POST", () => "globals/marking", () => ({ rankWithin: "section" }), ["head"]],
	// Last: the student has left the class.
	["the place: deleting", "DELETE", () => `enrolments/${ids.enrolment}`, () => ({}), ["clerk"]],
];

test.each(doors)("%s", async (_, method, path, body, allowed) => {
	const before = await seen();
	expect(before).toMatchObject({ success: true, result: { total_marks: 20, position: null } });
	for (const role of [...roles].reverse()) {
		const status = await ask(role, method, path(), body());
		expect([role, status < 300]).toEqual([role, allowed.includes(role)]);
		expect(await seen()).toEqual(before);
	}
});
