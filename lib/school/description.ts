/** Meta descriptions of records (description, og:description). */
import "server-only";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";

/** Characters; search engines show about as many. */
const most = 160;

/**
 * @param summary staff's short text, if any
 * @param body Lexical editor state, if any
 * @returns the summary, or else the start of the body, truncated at a word boundary; "" when there is neither
 */
export function descriptionOf(summary: string | null | undefined, body: object | null | undefined): string {
	const plain = body ? convertLexicalToPlaintext({ data: body as SerializedEditorState }) : "";
	const text = (summary || plain).replace(/\s+/g, " ").trim();
	if (text.length <= most) return text;
	return `${text.slice(0, text.lastIndexOf(" ", most - 1) > 0 ? text.lastIndexOf(" ", most - 1) : most - 1)}…`;
}
