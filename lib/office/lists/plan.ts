/** The dry run of a list whose rows only become new records (./added): applicants, dates of the school year. */
import "server-only";
import type { ListCheck } from "@/lib/office/lists/added";
import { fingerprintOf } from "../operations/operation";
import { cellText } from "./cells";
import type { ListForm } from "./form";
import type { FileContent } from "./read";

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
