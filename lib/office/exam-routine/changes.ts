/** What a save changes of a routine, and the sentences that tell families. */

import { classTitle } from "@/lib/bengali/class-title";
import { sittingText } from "@/lib/bengali/exam-routines";
import { formatSpan } from "@/lib/bengali/school-year";
import type { Sitting } from "@/lib/contract/exam-routines";
import { withQuery } from "../paths";
import { longestBanner } from "../values/links";
import { examRoutineOfficeText } from "./text";

const text = examRoutineOfficeText.told;

/** A subject of a class: without `before` it is new, without `now` it is gone. */
export type Change = { before: Sitting | null; now: Sitting | null };

const keyOf = ({ class: schoolClass, subject }: Sitting) => `${schoolClass}/${subject}`;
const isSame = (a: Sitting, b: Sitting) =>
	a.day === b.day && a.starts === b.starts && a.ends === b.ends && a.hall === b.hall;

/** @returns the subjects that differ, by their new places; those that are gone last */
export function changesOf(before: readonly Sitting[], now: readonly Sitting[]): Change[] {
	const former = new Map(before.map((sitting) => [keyOf(sitting), sitting]));
	const kept = new Set(now.map(keyOf));
	const changed = now.flatMap((sitting): Change[] => {
		const earlier = former.get(keyOf(sitting)) ?? null;
		return earlier && isSame(earlier, sitting) ? [] : [{ before: earlier, now: sitting }];
	});
	return [
		...changed,
		...before.filter((sitting) => !kept.has(keyOf(sitting))).map((sitting) => ({ before: sitting, now: null })),
	];
}

/** Lines of the text for families, so that it stays one message. */
const mostLines = 12;

const whenOf = (sitting: Sitting) =>
	`${formatSpan(sitting.day, sitting.day)}, ${sittingText({ ...sitting, subject: "" })}`.replace(/, $/, "");

/** @param classes names by id @returns a line for each change */
export function linesOf(changes: readonly Change[], classes: ReadonlyMap<number, string>): string[] {
	const lines = changes.map(({ before, now }) => {
		const [one] = [now, before].flatMap((sitting) => sitting ?? []);
		const what = `${classTitle(classes.get(one?.class ?? 0) ?? "")}, ${one?.subject ?? ""}`;
		if (!now) return text.removed(what, before ? formatSpan(before.day, before.day) : "");
		return before ? text.moved(what, whenOf(before), whenOf(now)) : text.added(what, whenOf(now));
	});
	const more = lines.length - mostLines;
	return more > 0 ? [...lines.slice(0, mostLines), text.more(more)] : lines;
}

/** @returns the form of the banner with a text and the routine's page filled in */
export const bannerPath = (words: string, link: string): string =>
	withQuery("/admin/banner", { text: words.slice(0, longestBanner), link });
