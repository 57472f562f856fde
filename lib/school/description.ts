/** A record's text in a line or two, for search engines and cards (Open Graph's og:description). */
import "server-only";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";

/** Search engines show about as many characters. */
const most = 160;

/**
 * @param summary what staff wrote as a short text, or nothing
 * @param body what Payload's editor stored, or nothing
 * @returns the summary, else the body's beginning, cut after a word; empty when there is neither
 */
export function descriptionOf(summary: string | null | undefined, body: object | null | undefined): string {
	const plain = body ? convertLexicalToPlaintext({ data: body as SerializedEditorState }) : "";
	const text = (summary || plain).replace(/\s+/g, " ").trim();
	if (text.length <= most) return text;
	return `${text.slice(0, text.lastIndexOf(" ", most - 1) > 0 ? text.lastIndexOf(" ", most - 1) : most - 1)}…`;
}
