/** The forms in which the demo school's texts are written down. */
import type { Block } from "../rich-text";

/** Drawn pictures that contents and notices may show. */
export type SceneName =
	| "riverside"
	| "sunrise"
	| "sportsField"
	| "shahidMinar"
	| "firstHut"
	| "shelter"
	| "assembly"
	| "towardsSchool"
	| "classroom"
	| "laboratory"
	| "library"
	| "office"
	| "certificate";

/** A file beside a notice: a scene, a drawn sheet of paper, or a PDF named as the notice is. */
export type Attachment = SceneName | "letter" | "table" | "pdf-letter" | "pdf-table";

export type ContentText = { name: string; picture?: SceneName; readmoreText?: string; body: readonly Block[] };

/**
 * A notice, routine or curriculum that comes back every year on a day, `MM-DD`. In its words `{year}` and `{next}` stand
 * for that year and the one after, in Bengali digits.
 */
export type YearlyText = { on: string; name: string; file?: Attachment; body: readonly Block[] };
