/** Pages outside of the site's frame: answers to a form that was refused, without a script in the browser. */
import "server-only";
import { escapeHtml } from "@/lib/school/escape-html";

type Page = { status: number; title: string; text?: string; link: { href: string; name: string } };

/** @returns an HTML page that is not stored */
export function plainPage({ status, title, text, link }: Page, headers: Record<string, string> = {}): Response {
	const html = `<!doctype html><html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><body style="margin:2rem;font:1.1rem/1.8 system-ui"><h1 style="font-size:1.3rem">${escapeHtml(title)}</h1>
${text ? `<p>${escapeHtml(text)}</p>` : ""}<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.name)}</a></p></body></html>`;
	return new Response(html, {
		status,
		headers: {
			"Content-Type": "text/html; charset=utf-8",
			"Cache-Control": "no-store",
			"X-Robots-Tag": "noindex",
			...headers,
		},
	});
}
