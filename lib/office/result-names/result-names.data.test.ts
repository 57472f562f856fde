/** Tests of correcting names on released results. */
import type { Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult, releaseClass } from "@/lib/cms/testing/releases";
import type { SignedIn } from "../guard";
import { resultNamesText as text } from "./text";

const open = testDatabase();

describe("names on released results", () => {
	let payload: Payload;
	let head: SignedIn;
	let student: number;
	let of: { exam_name: number; year: number; studentId: number };

	const load = async () => ({
		...(await import("./operation")),
		...(await import("../activity/activity")),
		...(await import("../operations/all")),
		...(await import("../operations/apply")),
		...(await import("@/lib/cms/students/erasing")),
		...(await import("@/lib/school/query")),
		...(await import("@/lib/school/results")),
	});
	const sheet = async () => (await (await load()).findStoredSheet(of))?.sheet;
	const correct = async () => {
		const { applyOperation, resultNames } = await load();
		const { fingerprint } = await resultNames.plan({ student, fingerprint: "" });
		return applyOperation(resultNames, { student, fingerprint }, { by: head, confirmed: fingerprint });
	};
	const rename = (name: string) => payload.update({ collection: "students", id: student, data: { name } });

	beforeAll(async () => {
		payload = await open();
		head = (await makeAccount(payload, "head", { role: "head" })) as Staff as SignedIn;
		const year = (await payload.create({ collection: "years", data: { year: 2031 } })).id;
		const section = (await payload.create({ collection: "sections", data: { name: "ক", class: 8 } })).id;
		const exam = (await payload.create({ collection: "exams", data: { name: "বার্ষিক", year, type: "monthly" } })).id;
		const person = { name: "রহীমা", gender: "2", fatherName: "করিম", motherName: "সালমা" };
		const made = await payload.create({ collection: "students", data: person as never });
		student = made.id;
		await payload.create({ collection: "enrolments", data: { student, year, section, roll: 1 } as never });
		await insertResult(payload, { student, exam, subjects: [{ name: "বাংলা", marks: 71, full: 100 }] });
		await releaseClass(payload, exam, 8);
		of = { exam_name: exam, year, studentId: made.code };
	});

	test("the record's names are written onto the sheets, nothing else; it is in the list of acts, and can be taken back", async () => {
		expect(await correct()).toBeNull();
		const before = await sheet();
		await rename("রহিমা");
		expect(await sheet()).toEqual(before);
		const applied = await correct();
		expect(await sheet()).toEqual({ ...before, student: { ...before?.student, name: "রহিমা" } });
		const { listActs, takeAnyBack } = await load();
		const [act] = await listActs(head, dayOf(new Date().toISOString()));
		expect(act).toMatchObject({ detail: text.activity(1), by: head.name, undo: { operation: applied?.id } });
		await takeAnyBack(head, applied?.id ?? 0);
		expect(await sheet()).toEqual(before);
	});

	test("what was not shown is not written, and what has changed since is not taken back", async () => {
		const { applyOperation, resultNames, takeAnyBack } = await load();
		await rename("রহিমা");
		const { fingerprint } = await resultNames.plan({ student, fingerprint: "" });
		await rename("রহিমা খাতুন");
		const late = applyOperation(resultNames, { student, fingerprint }, { by: head, confirmed: fingerprint });
		await expect(late).rejects.toMatchObject({ errors: { names: [text.moved] } });
		const first = await correct();
		await rename("রহিমা বেগম");
		const second = await correct();
		await expect(takeAnyBack(head, first?.id ?? 0)).rejects.toMatchObject({ holds: [{ reason: text.changed }] });
		await takeAnyBack(head, second?.id ?? 0);
		expect((await sheet())?.student.name).toBe("রহিমা খাতুন");
	});

	test("erasing a person leaves no former name in the corrections", async () => {
		const { eraseStudent, inTransaction, query, sql } = await load();
		await payload.update({ collection: "students", id: student, data: { fatherName: "করিম মিয়া" } });
		await correct();
		await inTransaction((req) => eraseStudent(student, req));
		expect((await sheet())?.student).toMatchObject({ father: "", mother: "" });
		const stored = JSON.stringify(await query(sql`SELECT * FROM operations WHERE subject = 'result-names'`));
		expect(stored).not.toContain("করিম");
	});
});
