/**
 * Correcting the spelling of names on a student's released results: those of the student's record are written onto the
 * sheets. The only way by which staff change a released result.
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { type FrozenSheet, parseSheet } from "@/lib/contract/frozen-sheet";
import { invalidError, notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { lockRecords } from "../import/changes";
import { fingerprintOf, type Operation, type Plan } from "../operations/operation";
import type { CorrectionInput } from "./calls";
import { resultNamesText as text } from "./text";

type Names = Pick<FrozenSheet["student"], "father" | "mother" | "name">;

/** A result whose sheet has other names than the student's record. */
type Correction = { id: number; exam: string; before: Names };

export type CorrectionPlan = Plan & { student: number; code: number; names: Names; corrections: Correction[] };

type Changes = { student: number; names: Names; results: Pick<Correction, "before" | "id">[] };

const isSame = (a: Names, b: Names) => a.name === b.name && a.father === b.father && a.mother === b.mother;

async function readSheets(student: number, req?: PayloadRequest): Promise<{ id: number; sheet: FrozenSheet }[]> {
	const found = await query<{ id: number; sheet: string }>(
		sql`SELECT id, sheet FROM results WHERE student_id = ${student} ORDER BY id DESC`,
		req,
	);
	return found.map(({ id, sheet }) => ({ id, sheet: parseSheet(sheet) }));
}

async function writeNames(result: { id: number; sheet: FrozenSheet }, names: Names, req: PayloadRequest) {
	const { name, father, mother } = names;
	const sheet: FrozenSheet = { ...result.sheet, student: { ...result.sheet.student, name, father, mother } };
	await query(sql`UPDATE results SET sheet = ${JSON.stringify(sheet)} WHERE id = ${result.id}`, req);
}

export const resultNames: Operation<CorrectionInput, CorrectionPlan, Changes> = {
	subject: "result-names",
	// The sheets are read at each request.
	tags: [],

	lock: (_, req) => lockRecords(req, "results"),

	/** @throws SchoolError "notFound" for an unknown or restricted student */
	async plan({ student }, req) {
		type Row = Names & { code: number | string };
		const [row] = await query<Row>(
			sql`SELECT code, name, father_name AS father, mother_name AS mother FROM students
				WHERE id = ${student} AND restricted_at IS NULL`,
			req,
		);
		if (!row) throw notFoundError();
		const { code, ...names } = row;
		const corrections = (await readSheets(student, req))
			.filter(({ sheet }) => !isSame(sheet.student, names))
			.map(({ id, sheet: { exam, student: before } }) => ({ id, exam: exam.name, before }));
		const plan = { student, code: Number(code), names, corrections };
		return { ...plan, fingerprint: fingerprintOf(plan) };
	},

	moved: () => invalidError({ names: [text.moved] }),

	async apply({ student, code, names, corrections }, { req }) {
		if (corrections.length === 0) return null;
		const ids = new Set(corrections.map(({ id }) => id));
		for (const result of await readSheets(student, req)) if (ids.has(result.id)) await writeNames(result, names, req);
		const results = corrections.map(({ id, before: { name, father, mother } }) => ({
			id,
			before: { name, father, mother },
		}));
		return { title: text.of(code), count: results.length, facts: {}, changes: { student, names, results } };
	},

	async takeBack({ student, names, results }, { req }) {
		await lockRecords(req, "results");
		const sheets = new Map((await readSheets(student, req)).map((result) => [result.id, result]));
		const held = results.filter(
			({ id }) => !isSame(sheets.get(id)?.sheet.student ?? { name: "", father: "", mother: "" }, names),
		);
		if (held.length > 0) return held.map(({ before: { name } }) => ({ title: name, reason: text.changed }));
		for (const { id, before } of results) {
			const result = sheets.get(id);
			if (result) await writeNames(result, before, req);
		}
		return [];
	},

	told: { kind: "results", action: "update", detail: ({ count }) => text.activity(count) },
};
