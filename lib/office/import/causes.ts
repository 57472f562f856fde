/** Why rows of a file are refused: a cause of many rows is told once, with what removes it. */

import type { MissingSection } from "./places";
import type { Entry } from "./plan";
import { importText } from "./text";

/** @property missing the section that can be added at once */
export type Cause = { text: string; rows: number; missing?: MissingSection };

/** Causes that are listed; the table of rows has all. */
const most = 10;

/** @returns the causes of more than one row, and the sections that are missing, those of most rows first */
export function causesOf(entries: readonly Entry[]): Cause[] {
	const causes = new Map<string, Cause>();
	for (const entry of entries) {
		if (entry.kind !== "refused") continue;
		const { missing } = entry;
		const texts = missing ? [importText.plan.missing(missing.className, missing.name)] : entry.reasons;
		for (const text of texts) {
			const cause = causes.get(text) ?? { text, rows: 0, missing };
			causes.set(text, { ...cause, rows: cause.rows + 1 });
		}
	}
	return [...causes.values()]
		.filter(({ rows, missing }) => rows > 1 || missing)
		.sort((a, b) => b.rows - a.rows)
		.slice(0, most);
}
