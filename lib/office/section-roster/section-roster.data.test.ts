/** Tests of changing rolls and mobile numbers in a section's list. */
import type { Payload } from "payload";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dayLength } from "@/lib/contract/days";
import { studentStaffText } from "@/lib/office/words/students";
import { cellKey, type RosterColumn } from "./shared";
import { sectionRosterText as text } from "./text";

const open = testDatabase();

describe("the list of a section", () => {
	let payload: Payload;
	let clerk: Awaited<ReturnType<typeof makeAccount>>;
	let year: number;
	let section: number;
	const enrolments: number[] = [];
	const students: number[] = [];

	const load = async () => ({
		...(await import("./roster")),
		...(await import("./operation")),
		...(await import("@/lib/office/operations/apply")),
		...(await import("@/lib/office/operations/all")),
		...(await import("@/lib/office/activity/activity")),
		...(await import("@/lib/office/data-requests/restriction")),
		...(await import("@/lib/office/erasing/erasing")),
		...(await import("@/lib/school/query")),
	});

	const values = async () => {
		const roster = await (await load()).readRoster({ year, section });
		return roster?.rows.map((row) => Object.values(row.values));
	};
	const enrolmentAt = (index: number) => enrolments[index] ?? 0;
	const cell = (index: number, column: RosterColumn, typed: string, before: string) => ({
		...{ enrolment: enrolmentAt(index), column, text: typed, before },
	});
	const save = async (...cells: ReturnType<typeof cell>[]) => {
		const { applyOperation, sectionRoster } = await load();
		return applyOperation(sectionRoster, { year, section, cells }, { by: clerk });
	};

	beforeAll(async () => {
		payload = await open();
		clerk = await makeAccount(payload, "clerk", { name: "রফিক" });
		year = (await payload.create({ collection: "years", data: { year: 2031 } })).id;
		section = (await payload.create({ collection: "sections", data: { name: "ক", class: 8 } })).id;
		for (const roll of [1, 2, 3, 4]) {
			const person = { name: `শিক্ষার্থী ${roll}`, gender: "2", fatherName: "করিম", motherName: "সালমা" };
			const data = { ...person, fatherMobile: `0171234567${roll}` } as never;
			const student = (await payload.create({ collection: "students", data })).id;
			students.push(student);
			const place = { student, year, section, roll } as never;
			enrolments.push((await payload.create({ collection: "enrolments", data: place })).id);
		}
	});

	test("rolls are swapped and numbers written in one act, in any digits, and taken back whole", async () => {
		const { listActs, takeAnyBack } = await load();
		const before = await values();
		const applied = await save(
			cell(0, "roll", "২", "1"),
			cell(1, "roll", "1.0", "2"),
			// As a spreadsheet shows it, without the zero.
			cell(0, "motherMobile", "1812345678", ""),
			cell(2, "fatherMobile", "", "01712345673"),
			// What is stored already is no change.
			cell(3, "fatherMobile", "+880 1712-345674", "01712345674"),
		);
		expect(applied?.count).toBe(4);
		expect(await values()).toEqual([
			["1", "01712345672", ""],
			["2", "01712345671", "01812345678"],
			["3", "", ""],
			["4", "01712345674", ""],
		]);
		const day = new Date(Date.now() + dayLength / 4).toISOString().slice(0, 10);
		const [act] = await listActs(clerk, day);
		const title = text.of(studentStaffText.titles.section("ক", studentStaffText.classNames[7] ?? ""), 2031);
		expect(act).toMatchObject({ action: "update", title, detail: text.act(4), undo: { operation: applied?.id } });
		await takeAnyBack(clerk, applied?.id ?? 0);
		expect(await values()).toEqual(before);
	});

	test("a doubled roll, a bad number and a newer state are refused at their cells, and nothing is written", async () => {
		const before = await values();
		const key = (index: number, column: RosterColumn) => cellKey(enrolmentAt(index), column);
		const refused = save(
			cell(0, "roll", "৩", "1"),
			cell(1, "roll", "0", "2"),
			cell(1, "fatherMobile", "01212345678", "01712345672"),
			cell(2, "motherMobile", "01812345678", "01912345678"),
			cell(3, "motherMobile", "01812345679", ""),
			{ enrolment: 99_999, column: "roll", text: "9", before: "8" },
		);
		await expect(refused).rejects.toMatchObject({
			message: text.refused(5),
			errors: {
				[key(0, "roll")]: [text.errors.twice],
				[key(1, "roll")]: [text.errors.roll],
				[key(1, "fatherMobile")]: [text.errors.mobile],
				[key(2, "motherMobile")]: [text.errors.newer("")],
				[cellKey(99_999, "roll")]: [text.errors.gone],
			},
		});
		expect(await values()).toEqual(before);
		await payload.update({ collection: "students", id: students[0] ?? 0, data: { fatherMobile: "01912345671" } });
		await expect(save(cell(0, "fatherMobile", "01812345671", "01712345671"))).rejects.toMatchObject({
			errors: { [key(0, "fatherMobile")]: [text.errors.newer(toBengaliDigits("01912345671"))] },
		});
		expect(await save(cell(0, "roll", "1", "1"))).toBeNull();
	});

	test("of two at once who give the same roll one wins, and the other is told at the cell", async () => {
		const outcomes = await Promise.allSettled([save(cell(0, "roll", "9", "1")), save(cell(1, "roll", "9", "2"))]);
		expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		const { reason } = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
		expect(Object.values(reason.errors)).toEqual([[text.errors.twice]]);
	});

	test("a change of since holds the taking back, and the roll of a restricted student is not free", async () => {
		const { restrict, takeAnyBack } = await load();
		const applied = await save(cell(3, "motherMobile", "01812345670", ""));
		await payload.update({ collection: "students", id: students[3] ?? 0, data: { motherMobile: "01812345671" } });
		await expect(takeAnyBack(clerk, applied?.id ?? 0)).rejects.toMatchObject({
			holds: [{ title: text.cell("শিক্ষার্থী 4", text.columns.motherMobile), reason: text.holds.changed }],
		});
		await restrict({ id: students[3] ?? 0, restricted: true }, clerk);
		expect(await values()).toHaveLength(3);
		await expect(save(cell(2, "roll", "4", "3"))).rejects.toMatchObject({
			errors: { [cellKey(enrolmentAt(2), "roll")]: [text.errors.twice] },
		});
		await expect(save(cell(3, "roll", "7", "4"))).rejects.toMatchObject({
			errors: { [cellKey(enrolmentAt(3), "roll")]: [text.errors.gone] },
		});
	});

	test("erasing a student removes the former numbers from what can be taken back", async () => {
		const { erase, query, sql } = await load();
		const applied = await save(
			cell(2, "fatherMobile", "01512345673", "01712345673"),
			cell(2, "motherMobile", "01612345673", ""),
		);
		const stored = async () => {
			const [row] = await query<{ changes: string }>(sql`SELECT changes FROM operations WHERE id = ${applied?.id}`);
			return row?.changes ?? "";
		};
		expect(await stored()).toContain("01712345673");
		await erase("students", students[2] ?? 0, clerk);
		expect(JSON.parse(await stored()).cells).toEqual([]);
	});
});
