/** Tests of the demo school's classes, exams and results. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { type FrozenSheet, parseSheet } from "@/lib/contract/frozen-sheet";
import { rows, sql } from "@/lib/data/sql";
import { groupNames, studyGroups } from "@/lib/office/words/person-choices";
import { annual, demoExam, exams, halfYearly } from "./exams";

const open = testDatabase();

const nine = 11;
const ten = 12;

describe("the demo school", () => {
	let payload: Payload;
	let sheets: FrozenSheet[] = [];
	/** Sheets of a class in an exam. */
	const of = (classId: number, exam: string) =>
		sheets.filter((sheet) => sheet.class.id === classId && sheet.exam.name === exam.normalize("NFC"));
	const subjectsOf = (some: readonly FrozenSheet[]) => some.flatMap(({ subjects }) => subjects);

	beforeAll(async () => {
		payload = await open();
		const { seedStudents } = await import("./students");
		await seedStudents(payload);
		const found = await rows<{ sheet: string }>(payload, sql`SELECT sheet FROM results`);
		sheets = found.map(({ sheet }) => parseSheet(sheet));
	});

	test("class nine and the added class ten have three groups, two religions, joined papers and fourth subjects", () => {
		for (const classId of [nine, ten]) {
			const own = of(classId, annual);
			expect(new Set(own.map(({ group }) => group))).toEqual(new Set(studyGroups.map((group) => groupNames[group])));
			const taken = subjectsOf(own);
			const names = new Set(taken.map(({ name }) => name));
			for (const religion of ["ইসলাম শিক্ষা", "হিন্দুধর্ম শিক্ষা"]) expect(names).toContain(religion.normalize("NFC"));
			expect(taken.filter(({ name }) => name === "বাংলা").map(({ papers }) => papers.length)).toEqual(own.map(() => 2));
			expect(new Set(taken.filter(({ fourth }) => fourth).map(({ name }) => name)).size).toBeGreaterThan(3);
			expect(taken.some(({ counted }) => !counted)).toBe(true);
		}
		expect(new Set(of(ten, annual).map((sheet) => sheet.class.name))).toEqual(new Set(["দশম"]));
	});

	test("in class nine somebody fails by a part alone, is absent from an exam's subject, and shares a place", () => {
		for (const exam of [halfYearly, annual]) {
			const taken = subjectsOf(of(nine, exam));
			const byPart = taken.filter(({ reason, marks, full }) => reason === "part" && marks / full >= 0.33);
			expect(byPart.flatMap(({ failedParts }) => failedParts)).not.toEqual([]);
			const absent = taken.filter(({ reason }) => reason === "absent");
			expect(absent.some(({ papers }) => papers.some(({ parts }) => parts.some(({ marks }) => marks === null)))).toBe(
				true,
			);
		}
		for (const { name } of exams.filter(({ isOpen }) => !isOpen)) {
			const places = of(nine, name).flatMap(({ position }) => position ?? []);
			expect(places.length - new Set(places).size).toBeGreaterThan(0);
		}
		// The first student of the demo has passed everywhere.
		const first = sheets.filter(({ student }) => student.code === 2025001);
		expect(first.map(({ position }) => position)).not.toContain(null);
		expect(first).toHaveLength(6);
	});

	test("the annual result combines two exams, and shows the marks of both", () => {
		const combined = of(nine, demoExam("combined"));
		expect(combined.length).toBeGreaterThan(40);
		for (const { rules } of combined)
			expect(rules.combined?.map(({ name, weight }) => [name, weight])).toEqual([
				[halfYearly.normalize("NFC"), 40],
				[annual.normalize("NFC"), 60],
			]);
		const counts = new Set(subjectsOf(combined).map((subject) => subject.exams?.length));
		expect(counts).toEqual(new Set([2]));
		expect(subjectsOf(combined).filter(({ reason }) => reason === "absent")).not.toEqual([]);
	});

	test("every enrolled student has a result in each released exam, with a place by average and total", async () => {
		const [enrolled] = await rows<{ count: number | string }>(
			payload,
			sql`SELECT count(*) AS count FROM enrolments WHERE year_id = (SELECT max(id) FROM years)`,
		);
		const released = exams.filter(({ isOpen }) => !isOpen);
		expect(sheets).toHaveLength(Number(enrolled?.count) * released.length);
		for (const { exam, class: own } of sheets.filter(({ roll, section }) => roll === 1 && section.name === "ক")) {
			const together = of(own.id, exam.name);
			const passed = together.filter(({ failed }) => failed === 0);
			const isBetter = (sheet: FrozenSheet, than: FrozenSheet) =>
				(sheet.gpa ?? 0) > (than.gpa ?? 0) || (sheet.gpa === than.gpa && sheet.total > than.total);
			for (const sheet of together) {
				const better = passed.filter((candidate) => isBetter(candidate, sheet)).length;
				expect([sheet.position, sheet.of]).toEqual([sheet.failed > 0 ? null : better + 1, passed.length]);
			}
		}
		const failed = sheets.filter((sheet) => sheet.failed > 0).length;
		expect(failed / sheets.length).toBeGreaterThan(0.02);
		expect(failed / sheets.length).toBeLessThan(0.3);
	});

	test("one exam is open, with about half of its marks, in every class", async () => {
		const { readOverview } = await import("@/lib/office/marks/overview");
		const overview = await readOverview({ role: "head", classes: [] });
		expect(overview?.exam.name).toBe(exams.at(-1)?.name.normalize("NFC"));
		const entered = (overview?.classes ?? []).map(({ released, sections }) => {
			const cells = sections.flatMap(({ subjects }) => subjects);
			const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
			const share = sum(cells.map((cell) => cell.entered)) / sum(cells.map((cell) => cell.expected));
			return { released, isHalf: share > 0.25 && share < 0.75 };
		});
		expect(entered).toEqual(Array.from({ length: ten }, () => ({ released: null, isHalf: true })));
		const { readPreview } = await import("@/lib/office/release/preview");
		const preview = await readPreview(overview?.exam.id ?? 0, nine);
		expect([preview.missing.length > 100, preview.impossible]).toEqual([true, []]);
	});
});
