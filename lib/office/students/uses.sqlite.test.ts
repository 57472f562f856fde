/** What hangs on a student or a place keeps from being taken back what has made them. */
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertMark, insertResult } from "@/lib/cms/testing/releases";
import { rows, sql } from "@/lib/data/sql";
import type { SignedIn } from "../guard";

const open = testDatabase();
const at = "2025-01-05T06:00:00.000Z";
const later = "2025-02-01T06:00:00.000Z";

describe("uses of students", () => {
	let payload: Payload;
	let made = 0;
	const ids = {} as Record<"year" | "section" | "exam" | "subject" | "notice", number>;
	let head: SignedIn;

	/** @returns the id of a new record */
	const create = async (collection: "students", data: object): Promise<number> =>
		(await payload.create({ collection, data: data as never, depth: 0 })).id;

	beforeAll(async () => {
		payload = await open();
		const of = (collection: string) => (data: object) => create(collection as "students", data);
		ids.year = await of("years")({ year: 2031 });
		ids.section = await of("sections")({ name: "ক", class: 8 });
		ids.exam = await of("exams")({ name: "বার্ষিক", year: ids.year, type: "semester" });
		ids.subject = await of("subjects")({ name: "বাংলা", class: 8, year: ids.year });
		ids.notice = await of("notices")({ name: "সভা", circular: true, _status: "published" });
		head = await makeAccount(payload, "uses", { role: "head" });
	});

	type Made = { student: number; enrolment: number };
	const insert: Record<string, (made: Made) => Promise<unknown>> = {
		results: ({ student }) => insertResult(payload, { student, exam: ids.exam }),
		marks: ({ enrolment }) => insertMark(payload, { exam: ids.exam, enrolment, subject: ids.subject }),
		exam_exemptions: ({ enrolment }) =>
			rows(
				payload,
				sql`INSERT INTO exam_exemptions (exam_id, enrolment_id, staff_name, at)
					VALUES (${ids.exam}, ${enrolment}, '', ${later})`,
			),
		tokens: ({ student }) =>
			rows(
				payload,
				sql`INSERT INTO tokens (hash, student_id, expires_at) VALUES (${`hash ${student}`}, ${student}, ${later})`,
			),
		circular_reads: ({ student }) =>
			rows(
				payload,
				sql`INSERT INTO circular_reads (notice_id, student_id, at) VALUES (${ids.notice}, ${student}, ${later})`,
			),
		certificates: ({ student }) =>
			rows(
				payload,
				sql`INSERT INTO certificates (kind, language, year, number, memo, date, code, student_id, staff_name, made_at, state)
					VALUES ('studies', 'bn', 2031, ${student}, '', '2031-02-01', ${`code ${student}`}, ${student}, '', ${later}, 'valid')`,
			),
		identity_cards: ({ student, enrolment }) =>
			rows(
				payload,
				sql`INSERT INTO identity_cards
						(kind, year, number, date, valid_until, code, student_id, enrolment_id, staff_name, made_at, state)
					VALUES ('student', 2031, ${student}, '2031-02-01', '2031-12-31', ${`card ${student}`}, ${student}, ${enrolment},
						'', ${later}, 'valid')`,
			),
	};

	/** A student with a place, as if the act had made them. @returns the id of the operation */
	const acts = {
		import: async ({ student, enrolment }: Made) => ({
			students: [{ id: student, before: null, updatedAt: null }],
			enrolments: [{ id: enrolment, student, year: ids.year, before: null, updatedAt: null }],
		}),
		promotion: async ({ student, enrolment }: Made) => ({
			year: ids.year,
			isNewYear: false,
			enrolments: [{ id: enrolment, student }],
		}),
		admissions: async ({ student }: Made) => {
			const [application] = await rows<{ id: number }>(
				payload,
				sql`INSERT INTO applications (status, code, name, gender, father_name, mother_name, browser_key)
					SELECT 'admitted', code, name, gender, father_name, mother_name, ${`key ${student}`} FROM students
					WHERE id = ${student} RETURNING id`,
			);
			return { applications: [application?.id], year: ids.year, isNewYear: false };
		},
	} as const;
	type Act = keyof typeof acts;

	async function make(act: Act): Promise<Made & { operation: number }> {
		made += 1;
		const person = { name: `রহিমা ${made}`, gender: "2", fatherName: "করিম", motherName: "সালমা" };
		const student = await create("students", person);
		const place = { student, year: ids.year, section: ids.section, roll: made };
		const enrolment = await create("enrolments" as "students", place);
		for (const table of ["students", "enrolments"])
			await rows(
				payload,
				sql`UPDATE ${sql.identifier(table)} SET created_at = ${at}, updated_at = ${at}
					WHERE id = ${table === "students" ? student : enrolment}`,
			);
		const changes = JSON.stringify(await acts[act]({ student, enrolment }));
		const [operation] = await rows<{ id: number }>(
			payload,
			sql`INSERT INTO operations (subject, state, staff_name, title, changes, facts, applied_at, updated_at)
				VALUES (${act}, 'applied', '', 'ক', ${changes}, '{"year":2031}', ${at}, ${at}) RETURNING id`,
		);
		return { student, enrolment, operation: operation?.id ?? 0 };
	}

	const takeBack = async (operation: number) => (await import("../operations/all")).takeAnyBack(head, operation);

	/** A promotion is held by what belongs to the place, and makes no student. */
	const ofPlaces = ["results", "marks", "exam_exemptions"];
	const held = (Object.keys(acts) as Act[]).flatMap((act) =>
		Object.keys(insert)
			.filter((table) => act !== "promotion" || ofPlaces.includes(table))
			.map((table) => [act, table] as const),
	);

	test.each(Object.keys(acts) as Act[])("%s: without them it is taken back", async (act) => {
		const { operation, enrolment } = await make(act);
		await takeBack(operation);
		expect(await rows(payload, sql`SELECT id FROM enrolments WHERE id = ${enrolment}`)).toEqual([]);
	});

	test.each(held)("%s is held by %s", async (act, table) => {
		const { operation, ...student } = await make(act);
		await insert[table]?.(student);
		await expect(takeBack(operation)).rejects.toMatchObject({ holds: [{ reason: expect.any(String) }] });
		const kept = await rows(payload, sql`SELECT id FROM enrolments WHERE id = ${student.enrolment}`);
		expect(kept).toHaveLength(1);
	});

	/** Fields of the record itself, Payload's own, and what the school has sent of itself. */
	const others = ["enrolments", "enrolments_rels", "payload_locked_documents_rels", "circular_reached"];

	test("every table that refers to students or places is among them", async () => {
		const tables = await rows<{ name: string }>(
			payload,
			sql`SELECT DISTINCT t.name FROM sqlite_master t, pragma_foreign_key_list(t.name) f
				WHERE t.type = 'table' AND f."table" IN ('students', 'enrolments')`,
		);
		expect(tables.map(({ name }) => name).sort()).toEqual([...Object.keys(insert), ...others].sort());
	});
});
