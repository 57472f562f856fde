/** Setting up subjects, and saving who takes what. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { nationalSets } from "@/lib/office/words/national-sets";
import { activityText } from "../activity/text";
import { testSchool } from "../marks/testing/school";
import type { SaveChoicesInput } from "./calls";
import { teachingText as text } from "./text";

type Row = Omit<SaveChoicesInput["rows"][number], "was">;

const open = testDatabase();
const nine = 11;

describe("teaching", () => {
	let payload: Payload;
	const school = testSchool(open);
	beforeAll(async () => {
		payload = await open();
	});

	const load = async () => ({
		...(await import("./choices")),
		...(await import("./setup")),
		...(await import("@/lib/school/query")),
	});
	const take = async (year = school.year) =>
		(await load()).takeSet({ year, class: nine, set: "secondary" }, school.head);

	test("a national set is taken once, with its groups, papers and pass marks, as one act", async () => {
		const { query, readTeaching, sql } = await load();
		const { subjects } = nationalSets.secondary;
		expect([await take(), await take()]).toEqual([subjects.length, 0]);
		const view = await readTeaching(school.year, nine);
		expect(view.subjects.map(({ name }) => name)).toEqual(subjects.map(({ name }) => name.normalize("NFC")));
		expect(view.subjects[0]?.papers.map(({ code, parts }) => [code, ...parts.map(({ pass }) => pass)])).toEqual([
			["1", 23, 10],
			["2", 23, 10],
		]);
		expect(await payload.findByID({ collection: "classes", id: nine })).toMatchObject({
			groups: ["science", "humanities", "business"],
		});
		// The two exams of the year.
		expect(view.unreleased).toBe(2);
		const acts = await query<{ detail: string }>(
			sql`SELECT detail FROM activity WHERE kind = 'classes' AND record = ${nine} ORDER BY id DESC LIMIT 1`,
		);
		expect(acts).toEqual([{ detail: activityText.tasks.subjectsTaken(subjects.length) }]);
		await expect(
			(await load()).takeSet({ year: school.year, class: 99, set: "junior" }, school.head),
		).rejects.toMatchObject({ kind: "notFound" });
	});

	test("last year's subjects are copied with all that they have, and are other records", async () => {
		const { copyYear, readTeaching } = await load();
		await take();

		const { id: year } = await payload.create({ collection: "years", data: { year: 2099 } });
		const place = { year, class: nine };
		expect(await copyYear(place, school.head)).toBe(nationalSets.secondary.subjects.length);
		const [from, to] = [await readTeaching(school.year, nine), await readTeaching(year, nine)];
		const plain = ({ subjects }: typeof from) => subjects.map(({ id: _id, ...subject }) => subject);
		expect(plain(to)).toEqual(plain(from));
		expect(to.subjects[0]?.id).not.toBe(from.subjects[0]?.id);
		const first = { year: 999_999, class: nine };
		await expect(copyYear(first, school.head)).rejects.toMatchObject({ message: text.noEarlier });
	});

	test("choices are stored for all rows or none", async () => {
		const { readChoosing, saveChoices } = await load();
		const [one, two] = school.first.enrolments as [number, number];
		const { biology, farming } = school.subjects;
		const row = (enrolment: number, more: Partial<Row> = {}) => ({
			...{ enrolment, group: null, religion: "islam" as const, chosen: [], fourth: null },
			...more,
		});
		const save = async (rows: Row[], shown?: Awaited<ReturnType<typeof stored>>) => {
			const all = shown ?? (await stored());
			const shownOf = ({ enrolment }: Row) => {
				const { enrolment: _, ...was } = all.find((listed) => listed.enrolment === enrolment) ?? row(enrolment);
				return { ...was, chosen: [...was.chosen] };
			};
			const section = school.first.id;
			const given = rows.map((row) => ({ ...row, was: shownOf(row) }));
			return saveChoices({ year: school.year, section, rows: given }, school.head);
		};
		const stored = async () =>
			(await readChoosing(school.year, school.first.id)).students
				.slice(0, 2)
				.map(({ name: _name, roll: _roll, ...student }) => student);
		const before = await stored();
		const chosen = [row(one, { chosen: [biology], fourth: farming }), row(two)];
		expect(await save(chosen)).toBe(2);
		expect(await stored()).toEqual(chosen);
		const wrong = save([row(one), row(two, { fourth: school.subjects.bangla })]);
		await expect(wrong).rejects.toMatchObject({ kind: "invalid", errors: { rows: [expect.any(String)] } });
		expect(await stored()).toEqual(chosen);
		await expect(save([row(school.second.enrolments[0] ?? 0)])).rejects.toMatchObject({ kind: "notFound" });
		const { docs } = await payload.find({ collection: "enrolments", where: { id: { equals: one } }, depth: 0 });
		expect(docs[0]).toMatchObject({ chosen: [biology], fourth: farming });

		const over = { rows: Array(2).fill(expect.stringContaining(text.faults.changed)) };
		await expect(save([row(one), row(two)], before)).rejects.toMatchObject({ kind: "invalid", errors: over });
		expect(await stored()).toEqual(chosen);
	});
});
