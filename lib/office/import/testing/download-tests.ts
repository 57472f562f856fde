/** Tests of the files that staff download, for importSuite. */
import { importFileText } from "../../lists/text";
import { pupil } from "./files";
import { cancelOpen, type Importing, kindsOf, load, person, reasonsOf } from "./importing";

export function downloadTests({ dryRun, dryRunOf, school }: Importing) {
	test("the list of students, in both formats, comes back unchanged; it can be narrowed by year, class and section", async () => {
		const { payload, section, year } = school;
		const { readRows, writeList } = await load();
		// Without enrolment, and with texts that spreadsheets would take for formulas.
		const odd = { ...person, name: "=cmd()", fatherName: "+ক", motherName: "'@খ", presentAddress: "- দক্ষিণ \r\nচর" };
		const { id } = await payload.create({ collection: "students", data: odd as never });
		const count = (await payload.count({ collection: "students" })).totalDocs;
		for (const format of ["xlsx", "csv"] as const) {
			const bytes = (await writeList(format, {})).bytes;
			const { rows } = await readRows(bytes);
			for (const { cells } of rows)
				for (const cell of Object.values(cells)) expect(String(cell)).not.toMatch(/^[=+\-@\t\r\n]/);
			const plan = await dryRunOf(new File([new Uint8Array(bytes)], "তালিকা"));
			expect([reasonsOf(plan), kindsOf(plan)]).toEqual([[], Array(count).fill("same")]);
			await cancelOpen(plan.id);
		}
		const linesOf = async (filter: object) => (await readRows((await writeList("csv", filter)).bytes)).rows.length;
		const placed = (await payload.count({ collection: "enrolments" })).totalDocs;
		expect(await linesOf({ year })).toBe(placed);
		expect(await linesOf({ class: 8 })).toBe(placed);
		expect(await linesOf({ year, class: 8, section })).toBe(placed);
		await expect(linesOf({ year, class: 7 })).rejects.toMatchObject({ fault: "empty" });
		await payload.delete({ collection: "students", id });
	});

	test("the template is empty and names the school's classes; refused rows come with their reasons and are refused again", async () => {
		const { readRows, writeRefused, writeTemplate } = await load();
		await expect(readRows(await writeTemplate())).rejects.toMatchObject({ fault: "empty" });
		const faulty = [pupil(31, { birthNumber: "2.01E+16" }), pupil(32, { class: "একাদশ" })];
		const plan = await dryRun([pupil(33), ...faulty]);
		const before = reasonsOf(plan);
		const refused = new File([new Uint8Array(await writeRefused(plan.id))], "বাদ.xlsx");
		await cancelOpen(plan.id);
		const again = await dryRunOf(refused);
		expect([again.rows.length, again.ignored, reasonsOf(again)]).toEqual([2, [importFileText.reason], before]);
		await cancelOpen(again.id);
	});
}
