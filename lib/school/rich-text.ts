import "server-only";
import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import type { SerializedEditorState } from "@payloadcms/richtext-lexical/lexical";
import { safeHtml } from "./safe-html";

/**
 * @param body what Payload's editor stored, or nothing
 * @returns safe HTML; empty text when there is nothing
 */
export function htmlOf(body: object | null | undefined): string {
	if (!body) return "";
	return safeHtml(convertLexicalToHTML({ data: body as SerializedEditorState, disableContainer: true }));
}

/**
 * @param text plain text, or nothing
 * @returns the text as a paragraph of safe HTML; empty text when there is nothing
 */
export function htmlOfParagraph(text: string | null | undefined): string {
	if (!text) return "";
	return htmlOf({ root: { type: "root", children: [{ type: "paragraph", children: [{ type: "text", text }] }] } });
}
