/** Tests of the rows that an import refuses, for importSuite. */
import { rowFaults } from "../../lists/text";
import { pupil } from "./files";
import { cancelOpen, type Importing, kindsOf, person, reasonsOf } from "./importing";

export function rowTests({ dryRun, school, studentNamed }: Importing) {
	test("refuses doubles, taken rolls, unknown places and foreign numbers, each with its reason", async () => {
		const { payload } = school;
		const { readClasses } = await import("@/lib/office/students/enrolments");
		const application = await payload.create({
			collection: "applications",
			data: { ...person, name: "আবেদনকারী", code: 9_500_000, browserKey: "import-suite", status: "new" } as never,
		});
		const known = await studentNamed("রহিমা 1");
		const plan = await dryRun([
			pupil(10, { name: "রহিমা  বদল", fatherName: "করিম 2" }),
			pupil(11, { code: "9700001", birthNumber: "20150912585000001" }),
			pupil(12, { code: String(application.code) }),
			pupil(13, { section: "গ" }),
			pupil(14, { year: "2031" }),
			pupil(15, { class: "একাদশ" }),
			pupil(1, { name: "অন্যজন" }),
			pupil(16),
			pupil(16, { name: "ষোলো", fatherName: "ষোলো" }),
			pupil(17, { name: "রহিমা 16", fatherName: "করিম 16" }),
			pupil(18, { code: String(known?.code) }),
			pupil(19, { birthNumber: "20150912585000001" }),
			{ code: "9800000", name: "ক", gender: "১", fatherName: "খ", motherName: "গ" },
		]);
		const reasons = plan.entries.map((entry) => ("reasons" in entry ? entry.reasons.join(" ") : entry.kind));
		const titles = [await studentNamed("রহিমা বদল"), known].map((student) => student?.title ?? "");
		expect(reasons.slice(0, 10)).toEqual([
			rowFaults.likelyDouble(titles[0] ?? ""),
			rowFaults.birthNumberOfOther(titles[1] ?? ""),
			rowFaults.codeOfApplication,
			rowFaults.sectionUnknown("গ", ["ক", "খ"]),
			rowFaults.yearUnknown("2031"),
			rowFaults.classUnknown("একাদশ", await readClasses()),
			rowFaults.rollTaken(titles[0] ?? ""),
			"new",
			rowFaults.rollInFile(9),
			rowFaults.doubleInFile(9),
		]);
		expect(reasons.slice(10)).toEqual([
			"changed",
			rowFaults.twiceInFile(12),
			expect.stringContaining(rowFaults.required),
		]);
		await cancelOpen(plan.id);
	});

	test("two records with one birth number, told apart by their ids, can be exported and imported", async () => {
		const { payload } = school;
		const twin = { ...person, name: "যমজ", fatherName: "পিতা", birthNumber: "20150912585000077" };
		const twins = await Promise.all([1, 2].map(() => payload.create({ collection: "students", data: twin as never })));
		const row = { name: "যমজ", gender: "মেয়ে", fatherName: "পিতা", motherName: "সালমা", birthNumber: twin.birthNumber };
		const plan = await dryRun([...twins.map(({ code }) => ({ ...row, code: String(code) })), pupil(30, row)]);
		expect([kindsOf(plan), reasonsOf(plan)]).toEqual([["same", "same", "refused"], [rowFaults.birthNumberOfMany]]);
		for (const { id } of twins) await payload.delete({ collection: "students", id });
	});
}
