/** In which state a record with drafts and dates is, as lib/cms/published decides for the public. */

export type Dated = { _status?: unknown; publishedAt?: unknown; shownUntil?: unknown };

export type RecordState = { kind: "draft" | "public" | "ended" } | { kind: "scheduled"; from: string };

/**
 * @param record dates as ISO 8601, or empty
 * @param now milliseconds
 */
export function stateOf({ _status, publishedAt, shownUntil }: Dated, now = Date.now()): RecordState {
	if (_status !== "published") return { kind: "draft" };
	if (shownUntil && Date.parse(String(shownUntil)) <= now) return { kind: "ended" };
	if (publishedAt && Date.parse(String(publishedAt)) > now) return { kind: "scheduled", from: String(publishedAt) };
	return { kind: "public" };
}
