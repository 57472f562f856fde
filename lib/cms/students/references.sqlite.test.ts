/** What refers to a record of the school's structure keeps it from being deleted, and says so. */
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";

const open = testDatabase();

/** Rows that are parts of the record, or go with it. */
const parts = /_parent_id$|\.parent_id$|^payload_/;
const goesWith: Record<string, string> = {
	"exam_routines.exam_id": "a routine is that of its exam",
	"exam_exemptions.exam_id": "without marks and results nobody is in the exam",
	"exam_exemptions.enrolment_id": "without a place nobody is in the exam",
	"identity_cards.enrolment_id": "the card of a place that is gone holds no longer (lib/school/papers)",
	"releases.exam_id": "there are none without results",
	"releases.class_id": "there are none without results",
	"staff_rels.classes_id": "a class without sections has nothing to enter",
	"_school_dates_v_rels.classes_id": "a former version has the classes that there are still",
};

type Column = { name: string; type: string; notnull: number; dflt_value: string | null; pk: number };
type Reference = { table: string; column: string; to: string };

describe("references", () => {
	let payload: Payload;
	let count = 0;
	const standing: Record<string, number> = {};

	/** @returns the id of a new record of the structure, each beside those that stand */
	async function create(table: string): Promise<number> {
		count += 1;
		const { years: year, classes: schoolClass, sections: section } = standing;
		const of: Record<string, object> = {
			years: { year: 1990 + count },
			classes: { name: `শ্রেণি ${count}` },
			sections: { name: `শাখা ${count}`, class: schoolClass },
			subjects: { name: `বিষয় ${count}`, class: schoolClass, year },
			exams: { name: `পরীক্ষা ${count}`, year, type: "semester" },
			students: { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" },
			enrolments: { student: table === "enrolments" && (await create("students")), year, section, roll: count },
		};
		const data = of[table] as never;
		return (await payload.create({ collection: table as "students", data, depth: 0 })).id;
	}

	const structure = ["years", "classes", "sections", "subjects", "exams", "enrolments"];

	async function findReferences(): Promise<Reference[]> {
		const found = await rows<Reference>(
			payload,
			sql`SELECT t.name AS "table", f."from" AS "column", f."table" AS "to"
				FROM sqlite_master t, pragma_foreign_key_list(t.name) f WHERE t.type = 'table' ORDER BY 1, 2`,
		);
		return found.filter(
			({ table, column, to }) => structure.includes(to) && !parts.test(table) && !parts.test(`${table}.${column}`),
		);
	}

	/** Adds a row with the reference, and with something in each column that must have it. */
	async function refer({ table, column }: Reference, id: number): Promise<void> {
		const columns = await rows<Column>(payload, sql`SELECT * FROM pragma_table_info(${table})`);
		const others = await rows<{ from: string; table: string }>(
			payload,
			sql`SELECT * FROM pragma_foreign_key_list(${table})`,
		);
		count += 1;
		const fill = async ({ name, type }: Column) => {
			if (name === column) return id;
			const other = others.find(({ from }) => from === name)?.table;
			if (other) return standing[other] ?? (await create(other));
			return /int|numeric/i.test(type) ? count : `text ${count}`;
		};
		const needed = columns.filter(
			({ name, type, notnull, dflt_value: given, pk }) =>
				name === column ||
				(Number(notnull) === 1 && given === null && !(Number(pk) === 1 && name === "id" && /int/i.test(type))),
		);
		const values: (number | string)[] = [];
		for (const needs of needed) values.push(await fill(needs));
		await rows(
			payload,
			sql`INSERT INTO ${sql.identifier(table)} (${sql.join(
				needed.map(({ name }) => sql.identifier(name)),
				sql`, `,
			)}) VALUES (${sql.join(
				values.map((value) => sql`${value}`),
				sql`, `,
			)})`,
		);
	}

	beforeAll(async () => {
		payload = await open();
		for (const table of structure) standing[table] = await create(table);
		const name = "সভা";
		standing.notices = (await payload.create({ collection: "notices", data: { name } as never })).id;
		const date = { name, startsOn: "2031-01-05T06:00:00.000Z" };
		standing.school_dates = (await payload.create({ collection: "school-dates", data: date as never })).id;
		standing.staff = (await makeAccount(payload, "references")).id;
		for (const table of ["_notices_v", "_school_dates_v"])
			standing[table] = (await rows<{ id: number }>(payload, sql`SELECT id FROM ${sql.identifier(table)}`))[0]?.id ?? 0;
		const [operation] = await rows<{ id: number }>(
			payload,
			sql`INSERT INTO operations (subject, state, staff_name, title, updated_at) VALUES ('release', 'applied', '', '', '')
				RETURNING id`,
		);
		standing.operations = operation?.id ?? 0;
		standing.exam_routines = standing.exams ?? 0;
		await refer({ table: "exam_routines", column: "exam_id", to: "exams" }, standing.exam_routines);
	});

	test("each holds back the record that it refers to, with a sentence, or goes with it", async () => {
		const references = await findReferences();
		expect(references.length).toBeGreaterThan(20);
		const lost: string[] = [];
		for (const reference of references) {
			const { table, column, to } = reference;
			const id = await create(to);
			try {
				await refer(reference, id);
			} catch (error) {
				lost.push(`${table}.${column}: cannot refer: ${String((error as Error).cause ?? error)}`);
				continue;
			}
			const refusal = await payload.delete({ collection: to as "exams", id, depth: 0 }).then(
				() => null,
				(error: { status?: number; message: string }) => error,
			);
			if (refusal?.status !== 400 || !/[ঀ-৿]/.test(refusal.message))
				lost.push(`${table}.${column}${refusal ? `: ${refusal.message}` : ""}`);
		}
		expect(lost.sort()).toEqual(Object.keys(goesWith).sort());
	});
});
