/** Tests of results of before the system, from a spreadsheet. */
import type { Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult, releaseClass } from "@/lib/cms/testing/releases";
import { listCsv } from "@/lib/office/lists/testing/list-csv";
import { operationOf } from "@/lib/office/testing/acts";
import { studentStaffText } from "@/lib/office/words/students";
import { readPrintingForm } from "../printing/schema";
import { printingText } from "../printing/text";
import { type OldResultColumn, oldResultHeadings, oldResultsText } from "./text";

const { faults } = oldResultsText;

type Row = Partial<Record<OldResultColumn, string>>;

const columns = Object.keys(oldResultHeadings) as OldResultColumn[];
const listOf = (rows: readonly Row[]) => new File([listCsv(oldResultHeadings, rows, columns)], "খাতা.csv");

const open = testDatabase();

describe("results of before the system", () => {
	let payload: Payload;
	let head: Staff;
	const ids = {} as Record<"exam" | "other" | "year", number>;
	const codes: number[] = [];
	const students: number[] = [];

	const load = async () => ({
		...(await import("./operation")),
		...(await import("../activity/activity")),
		...(await import("../lists/added")),
		...(await import("../operations/all")),
		...(await import("../printing/papers")),
		...(await import("../release/operation")),
		...(await import("../release/releases")),
		...(await import("@/lib/school/query")),
		...(await import("@/lib/school/result-rows")),
		...(await import("@/lib/school/results")),
	});
	const add = async (file: File) => {
		const { addList, checkList, oldResultList } = await load();
		return addList(oldResultList, file, (await checkList(oldResultList, file)).fingerprint, head);
	};
	const find = async (index: number, exam = ids.exam) =>
		(await load()).findSheet({ exam_name: exam, year: ids.year, class: 8, studentId: codes[index] ?? 0 });

	/** A row of the first student. */
	const row = (more: Row = {}): Row => ({
		...{ code: String(codes[0]), year: "২০২১", exam: "বার্ষিক পরীক্ষা", class: "৬", section: "ক", roll: "৭" },
		...{ subject: "বাংলা", marks: "৭১.৫", full: "১০০", letter: "A", point: "4", gpa: "৪.২৫", position: "3" },
		...more,
	});
	const maths = { subject: "গণিত", marks: "80", letter: "A+", point: "5" };

	beforeAll(async () => {
		payload = await open();
		head = await makeAccount(payload, "head", { role: "head" });
		ids.year = (await payload.create({ collection: "years", data: { year: 2021 } })).id;
		const section = (await payload.create({ collection: "sections", data: { name: "ক", class: 8 } })).id;
		const exam = async (name: string) =>
			(await payload.create({ collection: "exams", data: { name, year: ids.year, type: "semester" } })).id;
		[ids.exam, ids.other] = [await exam("বার্ষিক পরীক্ষা"), await exam("অর্ধবার্ষিক")];
		for (const name of ["রহিমা", "কুলসুম"]) {
			const data = { name, gender: "2", fatherName: "করিম", motherName: "সালমা" };
			const made = await payload.create({ collection: "students", data: data as never });
			students.push(made.id);
			codes.push(made.code);
			const place = { student: made.id, year: ids.year, section, roll: students.length };
			await payload.create({ collection: "enrolments", data: place as never });
		}
	});

	test("a file is released as it stands, marked so, and taken back as a whole", async () => {
		expect(
			await add(listOf([row(), row(maths), row({ code: String(codes[1]), roll: "৮", gpa: "", position: "" })])),
		).toBe(2);
		expect(await find(0)).toMatchObject({
			head: { roll: 7, student: { name: "রহিমা" } },
			result: { total_marks: 151.5, gpa: 4.25, position: 3 },
			subjects: [
				{ subject_name: "বাংলা", marks: 71.5, grade: "A", point: 4, parts: [] },
				{ subject_name: "গণিত", marks: 80 },
			],
			details: { imported: true },
		});
		expect((await find(1))?.result).toMatchObject({ total_marks: 71.5, position: null });
		const { checkList, findRelease, listActs, oldResultList, takeAnyBack, takeReleaseBack } = await load();
		// The class alone cannot be taken back: its results would be gone with those of the others.
		const refusal = { kind: "invalid", message: oldResultsText.undoHint };
		await expect(takeReleaseBack({ exam: ids.exam, class: 8 }, head)).rejects.toMatchObject(refusal);
		const again = await checkList(oldResultList, listOf([row()]));
		expect(again.refused[0]?.reasons).toEqual([faults.released]);
		const [act] = await listActs(head, dayOf(new Date().toISOString()));
		expect(act).toMatchObject({ action: "publish", title: "খাতা.csv", detail: oldResultsText.act(2) });
		await takeAnyBack(head, operationOf(act));
		expect([await find(0), await findRelease(ids.exam, 8)]).toEqual([null, null]);
		expect(await payload.count({ collection: "results" })).toEqual({ totalDocs: 0 });
	});

	test("an F without a point, or an average of 0, is a failure", async () => {
		const { readOutcomes, sql, takeAnyBack, listActs } = await load();
		const bare = { point: "", gpa: "" };
		const other = { code: String(codes[1]), roll: "৮" };
		await add(
			listOf([
				row(bare),
				row({ ...bare, ...maths, point: "", letter: "f" }),
				row({ ...other, letter: "", point: "", gpa: "০" }),
			]),
		);
		const outcomes = await readOutcomes(sql`r.exam_id = ${ids.exam} AND r.class_id = 8`);
		expect(outcomes.map(({ failed }) => failed)).toEqual([1, 1]);
		expect((await find(0))?.subjects).toMatchObject([{ grade: "A" }, { grade: "f", point: 0 }]);
		const [act] = await listActs(head, dayOf(new Date().toISOString()));
		await takeAnyBack(head, operationOf(act));
	});

	test("papers of results are printed also for a class in which nobody has a place in that year", async () => {
		const { listActs, readPaper, takeAnyBack } = await load();
		const place = { ...readPrintingForm({}), exam: String(ids.other), place: "class-9" };
		const { id } = await payload.create({ collection: "sections", data: { name: "ক", class: 9 } });
		for (const paper of ["grade-sheets", "tabulation", "class-summary"])
			expect(await readPaper({ ...place, paper }, "")).toEqual({ errors: { place: [printingText.errors.noStudents] } });
		await add(listOf([row({ exam: "অর্ধবার্ষিক", class: "৭" })]));
		expect(await readPaper({ ...place, paper: "grade-sheets" }, "")).toMatchObject({
			paper: { sheets: [{ result: { total_marks: 71.5 } }], missing: 0 },
		});
		expect(await readPaper({ ...place, paper: "tabulation" }, "")).toMatchObject({
			paper: { tables: [{ rows: [{ roll: 7 }] }] },
		});
		expect(await readPaper({ ...place, paper: "class-summary" }, "")).toMatchObject({
			paper: { summary: { whole: { students: 1 } } },
		});
		const [act] = await listActs(head, dayOf(new Date().toISOString()));
		await takeAnyBack(head, operationOf(act));
		await payload.delete({ collection: "sections", id });
	});

	test("a wrong row is refused with its reason, and the student's other rows with it", async () => {
		const { checkList, oldResultList } = await load();
		await insertResult(payload, { student: students[1] ?? 0, exam: ids.other });
		await releaseClass(payload, ids.other, 8);
		const wrong: [Row, string][] = [
			[{ code: "99" }, faults.student],
			[{ exam: "নেই" }, faults.exam],
			[{ section: "ঞ" }, faults.section],
			[{ marks: "101" }, faults.marks],
			[{ marks: "৭১.৫৫৫" }, faults.number],
			[{ fourth: "হয়তো" }, faults.fourth],
			[{ exam: "অর্ধবার্ষিক" }, faults.released],
		];
		const data = {
			name: "রেখা",
			gender: "2",
			fatherName: "করিম",
			motherName: "সালমা",
			erasedAt: new Date().toISOString(),
		};
		const erased = await payload.create({ collection: "students", data: data as never });
		wrong.push([{ code: String(erased.code) }, studentStaffText.errors.erased]);
		for (const [more, reason] of wrong) {
			const { counts, refused } = await checkList(oldResultList, listOf([row(more)]));
			expect([counts.new, refused[0]?.reasons.join()]).toEqual([0, expect.stringContaining(reason)]);
		}
		const other = row({ code: String(codes[1]), roll: "৮" });
		const reasonsOf = async (...rows: Row[]) => {
			const { refused } = await checkList(oldResultList, listOf([...rows, other]));
			return refused.map(({ line, reasons }) => [line, ...reasons]);
		};
		expect(await reasonsOf(row(), row({ ...maths, marks: "x" }))).toEqual([
			[2, faults.together],
			[3, expect.stringContaining(faults.number)],
		]);
		expect(await reasonsOf(row(), row())).toEqual([
			[2, faults.together],
			[3, faults.twice(2)],
		]);
		expect(await reasonsOf(row(), row({ ...maths, roll: "9" }))).toEqual([
			[2, faults.together],
			[3, faults.differs(2)],
		]);
		// Cells that are one over several rows, and a number in other digits, name the student all the same.
		const merged = { code: "", year: "", exam: "", class: "", section: "", roll: "", gpa: "", position: "" };
		for (const more of [merged, { year: "2021", marks: "x" }, { code: ` ${codes[0]}.0`, marks: "x" }])
			expect(await reasonsOf(row(), row({ ...maths, ...more }))).toEqual([
				[2, faults.together],
				[3, ...Array.from({ length: more === merged ? 6 : 1 }, () => expect.any(String))],
			]);
		expect(await find(0)).toBeNull();
	});
});
