/**
 * Lists whose rows only become new records (applicants, dates): the browser sends the file for a dry run, and again to
 * add its rows. A subject supplies the form of its file and its operation, whose plan says of each row whether it is
 * new, already known or refused.
 */
import "server-only";
import { z } from "zod";
import { normalise } from "@/lib/bengali/normalise";
import { listFileText } from "../applicant-list/text";
import { fileCall, type OfficeCall, officeCall } from "../calls";
import type { SignedIn } from "../guard";
import { applyOperation } from "../operations/apply";
import { fingerprintOf, type Operation } from "../operations/operation";
import { cellText } from "./cells";
import { type Choices, openFile, writeEmptyFile, writeRefusedRows } from "./files";
import type { ListForm } from "./form";
import type { FileContent, FileRow } from "./read";

/** The outcome for a row. */
export type ListEntry<New extends object> =
	| ({ line: number; kind: "new" } & New)
	| { line: number; kind: "same" }
	| { line: number; kind: "refused"; reasons: string[] };

export type ListPlan<New extends object> = {
	/** In the order of the file. */
	entries: ListEntry<New>[];
	/** Hash of the entries: differs if anything else would be added or refused. */
	fingerprint: string;
};

/** @returns the plan with its fingerprint */
export const planOf = <New extends object>(entries: ListEntry<New>[]): ListPlan<New> => ({
	entries,
	fingerprint: fingerprintOf(entries),
});

/** @returns the rows that would be added */
export const newEntries = <New extends object>({ entries }: ListPlan<New>) =>
	entries.flatMap((entry) => (entry.kind === "new" ? [entry] : []));

/** Refused rows that the view shows; the downloadable file of refused rows has all. */
const mostShown = 100;

/** @returns what the view shows of a plan; a row is named by the form's first column */
export function checkOf<Column extends string>(
	{ columns: [first] }: ListForm<Column>,
	{ rows, ignored, notes }: FileContent<Column>,
	plan: ListPlan<object>,
): ListCheck {
	const { entries, fingerprint } = plan;
	const names = new Map(rows.map(({ line, cells }) => [line, cellText(first && cells[first])]));
	const refused = entries.flatMap((entry) =>
		entry.kind === "refused" ? [{ line: entry.line, name: names.get(entry.line) ?? "", reasons: entry.reasons }] : [],
	);
	const countOf = (kind: ListEntry<object>["kind"]) => entries.filter((entry) => entry.kind === kind).length;
	const counts = { new: countOf("new"), same: countOf("same"), refused: refused.length };
	return { success: true, fingerprint, counts, ignored, notes, refused: refused.slice(0, mostShown) };
}

/** Subjects that take such a list, or one of marks; their calls have the same names. */
export type ListSubject = "applicant-list" | "date-list" | "marks" | "old-results";

/** The dry run of a list. */
const listCheckAnswer = z.object({
	success: z.literal(true),
	fingerprint: z.string(),
	counts: z.object({ new: z.number(), same: z.number(), refused: z.number() }),
	/** Headings that are not recognised. */
	ignored: z.array(z.string()),
	/** Sentences about what was read otherwise than it stands in the file. */
	notes: z.array(z.string()),
	/** The first refused rows. */
	refused: z.array(z.object({ line: z.number(), name: z.string(), reasons: z.array(z.string()) })),
});
export type ListCheck = z.infer<typeof listCheckAnswer>;

const listAddAnswer = z.object({ success: z.literal(true), message: z.string(), added: z.number() });
export type ListAdded = z.infer<typeof listAddAnswer>;

/** The name under which an uploaded file is listed. */
const longest = 120;

/** @returns the file's name, cut and without control characters */
export const titleOfFile = ({ name }: File): string => normalise(name.slice(0, longest)).replace(/\p{Cc}/gu, "");

/** `title` is that of the file. */
export type ListInput<Column extends string> = { title: string; rows: readonly FileRow<Column>[] };

export type AddedList<Column extends string, New extends object, Changes> = {
	form: ListForm<Column>;
	/** Drop-down lists of the template. */
	choices?: () => Promise<readonly Choices<Column>[]>;
	operation: Operation<ListInput<Column>, ListPlan<New> & { title: string }, Changes>;
};

/** The dry run. @throws SchoolError "invalid" for a file that cannot be used */
export async function checkList<Column extends string, New extends object, Changes>(
	{ form, operation }: AddedList<Column, New, Changes>,
	file: File,
): Promise<ListCheck> {
	const read = await openFile(form, file);
	return checkOf(form, read, await operation.plan({ title: titleOfFile(file), rows: read.rows }));
}

/**
 * Adds the new rows, in one transaction.
 * @param confirmed fingerprint of the dry run that was shown
 * @returns the number of added rows
 * @throws SchoolError "invalid" for a file that cannot be used, or if the dry run would have another result now
 */
export async function addList<Column extends string, New extends object, Changes>(
	{ form, operation }: AddedList<Column, New, Changes>,
	file: File,
	confirmed: string,
	by: SignedIn,
): Promise<number> {
	const { rows } = await openFile(form, file);
	const applied = await applyOperation(operation, { title: titleOfFile(file), rows }, { by, confirmed });
	return applied?.count ?? 0;
}

/** @returns an empty file with drop-down lists */
export const writeTemplate = async <Column extends string, New extends object, Changes>({
	form,
	choices = async () => [],
}: AddedList<Column, New, Changes>): Promise<Buffer> => writeEmptyFile(form, await choices());

/**
 * @returns the refused rows of the file as they were, and the reasons in a last column
 * @throws SchoolError "invalid" for a file that cannot be used
 */
export async function writeRefused<Column extends string, New extends object, Changes>(
	{ form, operation }: AddedList<Column, New, Changes>,
	file: File,
): Promise<Buffer> {
	const { rows } = await openFile(form, file);
	return writeRefusedRows(form, rows, (await operation.plan({ title: titleOfFile(file), rows })).entries);
}

type Texts = { refusedName: string; done: (count: number) => string };

/**
 * @param shape of the fields beside the file
 * @param listOf the list for these fields and who sends them
 * @returns the calls with such a file
 */
export function fileCalls<Fields extends object, Column extends string, New extends object, Changes>(
	shape: z.ZodRawShape,
	listOf: (fields: Fields, who: SignedIn) => Promise<AddedList<Column, New, Changes>>,
	{ refusedName, done }: Texts,
): Record<"check" | "refused" | "add", OfficeCall> {
	const schemaOf = (more: z.ZodRawShape) => {
		const file = z.instanceof(File, { error: listFileText.missing });
		return z.object({ ...shape, file, ...more }) as unknown as z.ZodType<Fields & { file: File; fingerprint: string }>;
	};
	const input = schemaOf({});
	return {
		check: officeCall({
			...{ file: "spreadsheet", input, answer: listCheckAnswer },
			run: async ({ input, who }) => checkList(await listOf(input, who), input.file),
		}),
		refused: fileCall({
			...{ file: "spreadsheet", input },
			run: async ({ input, who }) => ({
				bytes: await writeRefused(await listOf(input, who), input.file),
				...{ name: refusedName, type: "xlsx", persons: 0 },
			}),
		}),
		add: officeCall({
			file: "spreadsheet",
			// The same file again, and the dry run that was confirmed.
			input: schemaOf({ fingerprint: z.string().max(100) }),
			answer: listAddAnswer,
			run: async ({ input, who }) => {
				const added = await addList(await listOf(input, who), input.file, input.fingerprint, who);
				return { success: true as const, message: done(added), added };
			},
		}),
	};
}

/** @returns the calls of a list that is the same for everybody */
export const listCalls = <Column extends string, New extends object, Changes>(
	list: AddedList<Column, New, Changes>,
	text: Texts & { templateName: string },
): Record<"template" | "check" | "refused" | "add", OfficeCall> => ({
	template: fileCall({
		method: "GET",
		run: async () => ({ bytes: await writeTemplate(list), name: text.templateName, type: "xlsx", persons: 0 }),
	}),
	...fileCalls({}, async () => list, text),
});
