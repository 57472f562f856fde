import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { doneCall, type OfficeCalls } from "../calls";
import { applyOperation } from "../operations/apply";
import { sectionRoster } from "./operation";
import { cellKey, mostCells, rosterColumns } from "./shared";
import { sectionRosterText as text } from "./text";

// The changed cells of a section's list, as they are sent.

/** The changed cells: `before` is what was stored when the list was opened. */
const rosterSchema = z.object({
	year: idField,
	section: idField,
	cells: z
		.array(
			z.object({
				enrolment: z.int().positive(),
				column: z.enum(rosterColumns),
				text: z.string().max(200),
				before: z.string().max(200),
			}),
		)
		.min(1)
		.max(mostCells)
		.refine((cells) => new Set(cells.map((cell) => cellKey(cell.enrolment, cell.column))).size === cells.length),
});
export type RosterInput = z.output<typeof rosterSchema>;

export const calls: OfficeCalls<"section-roster"> = {
	save: doneCall({
		input: rosterSchema,
		run: ({ input, who }) => applyOperation(sectionRoster, input, { by: who }),
		said: (applied) => (applied ? text.saved(applied.count) : text.same),
	}),
};
