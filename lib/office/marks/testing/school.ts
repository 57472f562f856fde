/** A small school for the tests of marks: a class with two sections, subjects, an exam, staff. */
import type { Payload } from "payload";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import type { Open } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";

export type TestSchool = Awaited<ReturnType<typeof makeSchool>>;

/** Numbers in use: every school of a test file is another year. */
let used = 0;

export const classId = 8;

const create = async (payload: Payload, collection: string, data: object): Promise<number> =>
	Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

/** Accounts of a head, of a teacher of the class, and of a teacher of another. */
async function makeStaff(payload: Payload) {
	const account = async (name: string, more: object) => (await makeAccount(payload, name, more)) as Staff;
	return {
		head: await account("marks-head", { role: "head" }),
		teacher: await account("marks-teacher", { role: "exam", classes: [classId] }),
		stranger: await account("marks-stranger", { role: "exam", classes: [1] }),
	};
}

/** One set for a test file: hashing passwords takes time. */
let staff: ReturnType<typeof makeStaff> | undefined;

/** Students in each of the two sections. */
const size = 3;

async function makeSchool(payload: Payload) {
	staff ??= makeStaff(payload);
	used += 1;
	const year = await create(payload, "years", { year: 2040 + used });
	const exam = await create(payload, "exams", { name: "বার্ষিক", year, type: "semester" });
	const monthly = await create(payload, "exams", { name: "মার্চ", year, type: "monthly" });
	// Subjects with marks are not deleted.
	await rows(payload, sql`DELETE FROM marks`);
	await payload.delete({ collection: "subjects", where: { class: { equals: classId } } });
	const month = { code: "month", name: "মাসিক", full: 30 };
	const subjectOf = (name: string, semester: number, more: object = {}, parts: object[] = [month]) =>
		create(payload, "subjects", {
			...{ name: `${name} ${used}`, class: classId, year },
			papers: [{ code: "1", parts: [...parts, { code: "semester", name: "সেমিস্টার", full: semester }] }],
			...more,
		});
	const subjects = {
		bangla: await subjectOf("বাংলা", 70),
		maths: await subjectOf("গণিত", 100, { monthlyFull: 0 }, []),
		farming: await subjectOf("কৃষি", 70, { takers: "chosen" }),
		biology: await subjectOf("জীববিজ্ঞান", 70, { takers: "chosen" }),
	};
	const sections: { id: number; enrolments: number[]; students: number[] }[] = [];
	for (const name of ["ক", "খ"]) {
		const id = await create(payload, "sections", { name: `${name} ${used}`, class: classId });
		const enrolments: number[] = [];
		const students: number[] = [];
		for (let roll = 1; roll <= size; roll += 1) {
			const data = { name: `শিক্ষার্থী ${name}${roll}`, gender: "1", fatherName: "করিম", motherName: "সালমা" };
			const student = await create(payload, "students", data);
			students.push(student);
			// The second student of each section takes a fourth subject.
			const fourth = roll === 2 ? subjects.farming : null;
			enrolments.push(await create(payload, "enrolments", { student, year, section: id, roll, fourth }));
		}
		sections.push({ id, enrolments, students });
	}
	const [first, second] = sections;
	if (!first || !second) throw new Error("There are two sections.");
	return {
		...{ year, exam, monthly, subjects, first, second },
		...(await staff),
	};
}

/**
 * @param open opens Payload on a database with classes
 * @param before when the school is made: anew for each test, or once for all of a file
 * @returns the school; usable in tests
 */
export function testSchool(open: Open, before: typeof beforeEach = beforeEach): TestSchool {
	const school = {} as TestSchool;
	before(async () => {
		Object.assign(school, await makeSchool(await open()));
	});
	return school;
}

/** @returns a mark as the grid sends it; `base` is the revision that it replaces */
export const cellOf = (enrolment: number | undefined, subject: number, part: string, text: string, base = 0) => ({
	...{ enrolment: enrolment ?? 0, subject, paper: "1", part, text, base },
});
