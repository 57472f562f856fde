/** Tests of undoing an import, for importSuite. */

import { insertResult } from "@/lib/cms/testing/releases";
import { undoFaults } from "../../lists/text";
import { pupil } from "./files";
import { type Importing, load, snapshot } from "./importing";

export function undoTests({ importRows, school, studentNamed }: Importing) {
	test("undoing brings back every column of every record, in reverse order, and only once", async () => {
		const { undoRun } = await load();
		const known = await studentNamed("রহিমা 1");
		const states = [await snapshot()];
		const ids: number[] = [];
		for (const rows of [
			[pupil(60), pupil(61, { code: String(known?.code), name: "আরেক নাম" })],
			[pupil(62, { code: String(known?.code), name: "শেষ নাম", class: "৬", section: "খ" })],
		]) {
			ids.push(await importRows(rows));
			states.push(await snapshot());
		}
		const [first = 0, second = 0] = ids;
		await expect(undoRun(first)).rejects.toMatchObject({ holds: [{ reason: undoFaults.changed }] });
		expect(await snapshot()).toBe(states[2]);
		await undoRun(second);
		expect(await snapshot()).toBe(states[1]);
		await undoRun(first);
		expect(await snapshot()).toBe(states[0]);
		await expect(undoRun(first)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("nothing is undone while something hangs on it, and each reason is given", async () => {
		const { payload, section, year } = school;
		const { undoRun, query, sql } = await load();
		const rolls = [70, 71, 72, 73, 74, 75, 76];
		const names = rolls.map((roll) => `রহিমা ${roll}`);
		const id = await importRows(rolls.map((roll) => pupil(roll)));
		const students = await Promise.all(names.map(studentNamed));
		const at = (index: number) => students[index]?.id ?? 0;
		const exam = await payload.create({ collection: "exams", data: { name: "বার্ষিক", year, type: "monthly" } });
		const result = await insertResult(payload, { student: at(0), exam: exam.id });
		await payload.update({ collection: "students", id: at(1), data: { newPassword: "প্রথম পাসওয়ার্ড" } as never });
		await payload.update({ collection: "students", id: at(2), data: { motherName: "অন্য" } });
		const later = await payload.create({ collection: "years", data: { year: 2027 } });
		const enrolled = { student: at(3), year: later.id, section, roll: 1 };
		await payload.create({ collection: "enrolments", data: enrolled as never });
		const change = async (student: number, data: object) => {
			const { docs } = await payload.find({ collection: "enrolments", where: { student: { equals: student } } });
			await payload.update({ collection: "enrolments", id: docs[0]?.id ?? 0, data });
		};
		await change(at(4), { roll: 999 });
		await change(at(6), { year: later.id });
		// Deleted by hand: nothing is left to undo.
		await payload.delete({ collection: "students", id: at(5) });
		const before = await snapshot();
		const expected = [
			[names[0], undoFaults.results],
			[names[1], undoFaults.password],
			[names[2], undoFaults.changed],
			[names[3], undoFaults.enrolled],
			[names[4], undoFaults.enrolmentChanged],
			[names[6], undoFaults.enrolmentChanged],
		];
		const holds = await undoRun(id).catch((error: { holds: { title: string; reason: string }[] }) => error.holds);
		expect((holds ?? []).map(({ title, reason }) => [title.split(" · ")[0], reason]).sort()).toEqual(expected.sort());
		expect(await snapshot()).toBe(before);
		await query(sql`DELETE FROM results WHERE id = ${result}`);
		for (const index of [1, 2, 3, 4, 6]) await payload.delete({ collection: "students", id: at(index) });
		await undoRun(id);
		expect(await query(sql`SELECT id FROM students WHERE name IN (${names[0]}, ${names[5]})`)).toEqual([]);
	});
}
