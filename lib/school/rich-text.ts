import "server-only";
import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { safeHtml } from "./safe-html";

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
