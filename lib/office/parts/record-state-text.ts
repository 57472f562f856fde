/** States of records in words, the same in all lists and forms of the back office. */
import { dayOf, formatMoment, formatTime } from "@/lib/bengali/dates";

const oneDay = 24 * 60 * 60 * 1000;

/** @param moment ISO 8601 @param now milliseconds @returns a moment that comes, with today and tomorrow by their names: কাল সকাল ৮:০০ */
export function comingMoment(moment: string, now = Date.now()): string {
	const isOn = (time: number) => dayOf(new Date(time).toISOString()) === dayOf(moment);
	if (isOn(now)) return `আজ ${formatTime(moment)}`;
	return isOn(now + oneDay) ? `কাল ${formatTime(moment)}` : formatMoment(moment);
}

const words = { draft: "খসড়া", public: "প্রকাশিত", ended: "মেয়াদ শেষ" } as const;

type State = ({ kind: keyof typeof words } | { kind: "scheduled"; from: string }) & { isChanged?: true };

/** @param now milliseconds */
export function recordStateText(state: State, now = Date.now()): string {
	const text = state.kind === "scheduled" ? `${comingMoment(state.from, now)} থেকে` : words[state.kind];
	return state.isChanged ? `${text}, পরিবর্তন প্রকাশ করা বাকি` : text;
}
