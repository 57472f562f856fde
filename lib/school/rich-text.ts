/** Rich text by staff: as HTML, and what its beginning says. */
import "server-only";
import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { convertLexicalToPlaintext } from "@payloadcms/richtext-lexical/plaintext";
import sanitizeHtml from "sanitize-html";

const allowedTags = "p br h2 h3 h4 ul ol li strong em u s sub sup a blockquote hr table thead tbody tr th td".split(
	" ",
);

/** @returns HTML with only the tags and attributes allowed here; all text by staff passes it before it is rendered */
const safeHtml = (untrusted: string): string =>
	sanitizeHtml(untrusted, {
		allowedTags,
		allowedAttributes: { a: ["href", "rel"], th: ["colspan", "rowspan", "scope"], td: ["colspan", "rowspan"] },
		allowedSchemes: ["http", "https", "mailto", "tel"],
		allowProtocolRelative: false,
		transformTags: { h1: "h2", b: "strong", i: "em", a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
	});

/**
 * @param body Lexical editor state, if any
 * @returns sanitized HTML; "" without a body
 */
export function htmlOf(body: object | null | undefined): string {
	if (!body) return "";
	return safeHtml(convertLexicalToHTML({ data: body as SerializedEditorState, disableContainer: true }));
}

/**
 * @param text plain text, if any
 * @returns the text as a sanitized HTML paragraph; "" without text
 */
export function htmlOfParagraph(text: string | null | undefined): string {
	if (!text) return "";
	return htmlOf({ root: { type: "root", children: [{ type: "paragraph", children: [{ type: "text", text }] }] } });
}

/** Characters of a page's description; search engines show about as many. */
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
	const end = text.lastIndexOf(" ", most - 1);
	return `${text.slice(0, end > 0 ? end : most - 1)}…`;
}
