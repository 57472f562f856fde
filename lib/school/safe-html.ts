import "server-only";
import sanitizeHtml from "sanitize-html";

/**
 * Sanitizes HTML. All rich text by staff must pass it before it is rendered.
 * @param html untrusted HTML
 * @returns HTML with only the tags and attributes allowed here
 */
export function safeHtml(html: string): string {
	return sanitizeHtml(html, {
		allowedTags: [
			"p",
			"br",
			"h2",
			"h3",
			"h4",
			"ul",
			"ol",
			"li",
			"strong",
			"em",
			"u",
			"s",
			"sub",
			"sup",
			"a",
			"blockquote",
			"hr",
			"table",
			"thead",
			"tbody",
			"tr",
			"th",
			"td",
		],
		allowedAttributes: { a: ["href", "rel"], th: ["colspan", "rowspan", "scope"], td: ["colspan", "rowspan"] },
		allowedSchemes: ["http", "https", "mailto", "tel"],
		allowProtocolRelative: false,
		transformTags: { h1: "h2", b: "strong", i: "em", a: sanitizeHtml.simpleTransform("a", { rel: "noopener" }) },
	});
}
