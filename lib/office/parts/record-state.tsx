/** In which state a record with drafts and dates is, as lib/cms/published decides for the public, and its words. */
import { dayOf, formatMoment, formatTime } from "@/lib/bengali/dates";
import { dayLength } from "@/lib/contract/days";

/** With the status `changed` the dates are those of the published version, beside which there is a newer draft. */
export type Dated = { _status?: unknown; publishedAt?: unknown; shownUntil?: unknown };

const words = { draft: "খসড়া", public: "প্রকাশিত", ended: "মেয়াদ শেষ" } as const;

/** @property isChanged whether a newer draft of it waits */
type State = ({ kind: keyof typeof words } | { kind: "scheduled"; from: string }) & { isChanged?: true };

function shownState({ publishedAt, shownUntil }: Dated, now: number): State {
	if (shownUntil && Date.parse(String(shownUntil)) <= now) return { kind: "ended" };
	if (publishedAt && Date.parse(String(publishedAt)) > now) return { kind: "scheduled", from: String(publishedAt) };
	return { kind: "public" };
}

/**
 * @param record dates as ISO 8601, or empty
 * @param now milliseconds
 */
export function stateOf(record: Dated, now = Date.now()): State {
	if (record._status === "published") return shownState(record, now);
	return record._status === "changed" ? { ...shownState(record, now), isChanged: true } : { kind: "draft" };
}

/** @param moment ISO 8601 @param now milliseconds @returns a moment that comes, with today and tomorrow by their names: কাল সকাল ৮:০০ */
export function comingMoment(moment: string, now = Date.now()): string {
	const isOn = (time: number) => dayOf(new Date(time).toISOString()) === dayOf(moment);
	if (isOn(now)) return `আজ ${formatTime(moment)}`;
	return isOn(now + dayLength) ? `কাল ${formatTime(moment)}` : formatMoment(moment);
}

/** @param now milliseconds */
export function recordStateText(state: State, now = Date.now()): string {
	const text = state.kind === "scheduled" ? `${comingMoment(state.from, now)} থেকে` : words[state.kind];
	return state.isChanged ? `${text}, পরিবর্তন প্রকাশ করা বাকি` : text;
}

/** The state of a record in colour and words. */
export function RecordState({ record }: { record: Dated }) {
	const state = stateOf(record);
	return <span className={`record-state record-state--${state.kind}`}>{recordStateText(state)}</span>;
}
