/** Pages outside of the site's frame: answers to a form that was refused, without a script in the browser. */
import "server-only";
import { plainStylesPath } from "@/lib/contract/plain-styles";
import { escapeHtml } from "@/lib/school/escape-html";

type Page = { status: number; title: string; text?: string; link: { href: string; name: string } };

/** @param body escaped @returns a document with the look of the site */
export const plainDocument = (title: string, body: string): string =>
	`<!doctype html><html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title><link rel="stylesheet" href="${plainStylesPath}"><body><main>${body}</main></body></html>`;

/** @returns an HTML page that is not stored */
export function plainPage({ status, title, text, link }: Page, headers: Record<string, string> = {}): Response {
	const body = `<h1>${escapeHtml(title)}</h1>
${text ? `<p>${escapeHtml(text)}</p>` : ""}<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.name)}</a></p>`;
	return new Response(plainDocument(title, body), {
		status,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Cache-Control": "no-store",
			"X-Robots-Tag": "noindex",
			...headers,
		},
	});
}
