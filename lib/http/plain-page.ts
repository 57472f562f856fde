/** Pages outside of the site's frame, with which calls answer a form that was sent without a script. */
import "server-only";
import { feedbackText } from "@/lib/bengali/feedback";
import { formRefusedText } from "@/lib/bengali/forms";
import { plainStylesPath } from "@/lib/contract/paths";
import { escapeHtml } from "@/lib/school/escape-html";
import type { Asked } from "./call";
import { explain, failure } from "./failure";

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

/** The site's own code sends this header with every call. */
export const isScripted = (request: Asked): boolean => request.headers.get("x-requested-with") === "XMLHttpRequest";

/** @returns a redirect after which reloading the page does not send the form again */
export const seeOther = (path: string): Response =>
	new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store" } });

/** @returns JSON for the site's own code, else a page that leads back; what was typed is still in the form behind it */
export function refuseForm(error: unknown, request: Asked): Response {
	if (isScripted(request)) return failure(error);
	const { status, message, errors, headers } = explain(error);
	const title = Object.values(errors ?? {})[0]?.[0] ?? message;
	const link = { href: "/", name: formRefusedText.home };
	return plainPage({ status, title, text: feedbackText.goBack, link }, headers);
}
