/** Where an exam differs from its subjects: their full marks in it, or that they are not in it. */
import type { ArrayField, ArrayFieldValidation, PayloadRequest, Where } from "payload";
import { idOf } from "@/lib/data/ids";
import { listOf, rows, sql } from "@/lib/data/sql";
import { studentStaffText } from "@/lib/office/words/students";
import { textField } from "../fields";
import { amountField } from "./amount-field";

const { errors, fields, hints } = studentStaffText;

export type Related = number | { id: number } | null;

/** Of an exam. */
export type Filtered = { data: { year?: Related } };

/** Offers records of the exam's year. */
export const ofExamsYear = ({ data }: Filtered): Where => ({ year: { equals: idOf(data.year) } });

/** Of a subject. */
export type PartCode = { paper: string; part: string };

export type Change = Partial<Record<keyof PartCode, string | null>>;

/** @returns whether one of the parts is meant: a code that is left out stands for all */
export const isMeant = ({ paper, part }: Change, parts: readonly PartCode[]): boolean =>
	parts.some((known) => (!paper || known.paper === paper) && (!part || known.part === part));

/** Without codes the whole subject is meant, as one mark. */
const hasCodes = ({ paper, part }: Change) => Boolean(paper || part);

const readParts = (subjects: readonly number[], req: PayloadRequest) =>
	rows<PartCode & { subject: number }>(
		req.payload,
		sql`SELECT p._parent_id AS subject, p.code AS paper, t.code AS part
			FROM subjects_papers p JOIN subjects_papers_parts t ON t._parent_id = p.id
			WHERE p._parent_id IN (${listOf([0, ...subjects])})`,
		req,
	);

/** @returns the papers and parts of the subject with which an exam differs; in a monthly one it is one mark */
export async function readChangedParts(subject: number, req: PayloadRequest): Promise<Change[]> {
	const found = await rows<Change>(
		req.payload,
		sql`SELECT c.paper, c.part FROM exams_changes c JOIN exams x ON x.id = c._parent_id
			WHERE c.subject_id = ${subject} AND CAST(x.type AS text) NOT IN ('monthly', 'combined')`,
		req,
	);
	return found.filter(hasCodes);
}

/** Refuses what would apply nowhere, or not beside another row. */
const applies: ArrayFieldValidation = async (value, { data, req }) => {
	const given = (Array.isArray(value) ? value : []) as (Change & { subject: Related })[];
	const changes = given.map(({ subject, paper, part }) => ({ subject: Number(idOf(subject)), paper, part }));
	const { type } = data as { type?: string };
	const coded = changes.filter(hasCodes);
	const ids = coded.map(({ subject }) => subject).filter((id) => id > 0 && id < 2 ** 31);
	const parts = type === "monthly" ? [] : await readParts(ids, req);
	const partsOf = (id: number) => parts.filter(({ subject }) => subject === id);
	const unknown = coded.find((change) => !isMeant(change, partsOf(change.subject)));
	if (unknown) return errors.noSuchPart(unknown.paper ?? "", unknown.part ?? "");
	const isWhole = ({ subject }: { subject: number }, at: number) =>
		changes.some((other, index) => index !== at && other.subject === subject && !hasCodes(other));
	return !changes.some(isWhole) || errors.wholeAndMore;
};

/** @param shown whether the exam has subjects of its own */
export const changesField = (shown: (data: { type?: string }) => boolean): ArrayField => ({
	...{ name: "changes", label: fields.examChanges, labels: { singular: fields.subject, plural: fields.examChanges } },
	...{ type: "array", validate: applies },
	admin: { description: hints.examChanges, condition: shown },
	fields: [
		{
			type: "row",
			fields: [
				{
					...{ name: "subject", label: fields.subject, type: "relationship", relationTo: "subjects", required: true },
					filterOptions: ofExamsYear,
				},
				textField({ name: "paper", label: fields.paperCode, maxLength: 20, admin: { width: "20%" } }),
				textField({ name: "part", label: fields.partCode, maxLength: 20, admin: { width: "20%" } }),
			],
		},
		{
			type: "row",
			fields: [amountField({ name: "full", least: 0, required: true }), amountField({ name: "pass", least: 0 })],
		},
	],
});
