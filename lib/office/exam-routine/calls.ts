import "server-only";
import { z } from "zod";
import { formatSpanOfYear } from "@/lib/bengali/school-year";
import { idField } from "@/lib/contract/input";
import { examRoutinePath } from "@/lib/contract/paths";
import { SchoolError } from "@/lib/school/errors";
import { done, doneAnswer, type OfficeCalls, officeCall } from "../calls";
import { classFinder } from "../lists/known";
import { applyOperation } from "../operations/apply";
import { readClasses } from "../students/enrolments";
import { bannerPath, linesOf } from "./changes";
import { examRoutine, type Saved } from "./operation";
import { readPasted } from "./pasted";
import { readKnown, readStored, rowsOf, shifted } from "./routine";
import { readDay, readRows } from "./rows";
import { type Cells, columns, longestCell, longestPaste, mostRows, type Reading } from "./shared";
import { examRoutineOfficeText as text } from "./text";

const cell = z.string().max(longestCell);
const row = z.object({ class: cell, subject: cell, date: cell, time: cell, hall: cell }) satisfies z.ZodType<Cells>;

/** `seen`: when the routine that the form began with was saved. */
const routineSchema = z.object({
	...{ exam: idField, rows: z.array(row).max(mostRows, text.paste.tooMany(mostRows)) },
	...{ published: z.boolean(), seen: z.string().max(40) },
});
export type RoutineInput = z.output<typeof routineSchema>;

const readingAnswer = z.object({
	rows: z.array(row),
	faults: z.record(z.string(), z.array(z.string())),
	understood: z.array(z.string()),
	ignored: z.array(z.string()),
}) satisfies z.ZodType<Reading>;

/** @returns the rows, each cell no longer than one of the form, with what is wrong in them */
async function read(exam: number, rows: Cells[], ignored: string[] = []): Promise<Reading> {
	if (rows.length > mostRows) throw new SchoolError("invalid", text.paste.tooMany(mostRows));
	const { year } = await readStored(exam);
	const { faults, understood } = readRows(rows, await readKnown(year));
	const whole = rows.map((row) => ({ ...row }));
	for (const one of whole) for (const column of columns) one[column] = one[column].slice(0, longestCell);
	return { rows: whole, faults, understood, ignored };
}

/** What families are told of a save that they notice. */
async function toldOf({ outcome, changes, title }: Saved, exam: number, site: string) {
	if (outcome === "draft") return null;
	const path = examRoutinePath(exam);
	const address = site + path;
	if (outcome === "hidden") return { text: text.told.hidden(title), banner: null };
	const banner = bannerPath(text.told.onBanner[outcome](title), path);
	if (outcome === "published") {
		const days = (await readStored(exam)).sittings.map(({ day }) => day).sort();
		const span = formatSpanOfYear(days[0] ?? "", days.at(-1) ?? "");
		return { text: text.told.published(title, span, address), banner };
	}
	const names = new Map((await readClasses()).map(({ id, name }) => [id, name]));
	return { text: text.told.changed(title, linesOf(changes, names), address), banner };
}

const messages = { draft: text.saved, published: text.published, hidden: text.hidden } as const;

export const calls: OfficeCalls<"exam-routine"> = {
	save: officeCall({
		input: routineSchema,
		answer: doneAnswer.extend({ told: z.object({ text: z.string(), banner: z.string().nullable() }).nullable() }),
		run: async ({ input, who, site }) => {
			const applied = await applyOperation(examRoutine, input, { by: who });
			if (!applied?.answer) return { ...done(text.same), told: null };
			const { outcome } = applied.answer;
			const message = outcome === "changed" ? text.changed(applied.count) : messages[outcome];
			return { ...done(message), told: await toldOf(applied.answer, input.exam, site) };
		},
	}),
	paste: officeCall({
		input: z.object({ exam: idField, text: z.string().max(longestPaste) }),
		answer: readingAnswer,
		run: async ({ input }) => {
			const find = classFinder(await readClasses());
			const { rows, ignored } = readPasted(input.text, (name) => find(name) !== undefined);
			return read(input.exam, rows, ignored);
		},
	}),
	copy: officeCall({
		input: z.object({ exam: idField, from: idField, first: z.string().max(longestCell) }),
		answer: readingAnswer,
		run: async ({ input: { exam, from, first } }) => {
			const day = readDay(first);
			if ("fault" in day) throw new SchoolError("invalid", day.fault, { first: [day.fault] });
			const [{ sittings }, { year }] = await Promise.all([readStored(from), readStored(exam)]);
			if (sittings.length === 0) throw new SchoolError("invalid", text.noRoutine, { from: [text.noRoutine] });
			const known = await readKnown(year);
			return read(exam, rowsOf(shifted(sittings, day.day, known), known));
		},
	}),
};
