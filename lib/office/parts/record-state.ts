/** In which state a record with drafts and dates is, as lib/cms/published decides for the public. */

/** With the status `changed` the dates are those of the published version, beside which there is a newer draft. */
export type Dated = { _status?: unknown; publishedAt?: unknown; shownUntil?: unknown };

type Shown = { kind: "public" | "ended" } | { kind: "scheduled"; from: string };

/** @property isChanged whether a newer draft of it waits */
export type RecordState = { kind: "draft" } | (Shown & { isChanged?: true });

function shownState({ publishedAt, shownUntil }: Dated, now: number): Shown {
	if (shownUntil && Date.parse(String(shownUntil)) <= now) return { kind: "ended" };
	if (publishedAt && Date.parse(String(publishedAt)) > now) return { kind: "scheduled", from: String(publishedAt) };
	return { kind: "public" };
}

/**
 * @param record dates as ISO 8601, or empty
 * @param now milliseconds
 */
export function stateOf(record: Dated, now = Date.now()): RecordState {
	if (record._status === "published") return shownState(record, now);
	return record._status === "changed" ? { ...shownState(record, now), isChanged: true } : { kind: "draft" };
}
