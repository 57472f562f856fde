import { formRefusedText as text } from "@/lib/bengali/forms";
import { type PostRefusal, refusals } from "@/lib/http/page-posts";

const isRefusal = (reason: string): reason is PostRefusal => Object.hasOwn(refusals, reason);

/** Response to a POST that was refused before its body was read (lib/http/page-posts rewrites to this path). */
async function refuse(_request: Request, { params }: { params: Promise<{ reason: string }> }): Promise<Response> {
	const { reason } = await params;
	if (!isRefusal(reason)) return new Response(null, { status: 404 });
	const html = `<!doctype html><html lang="bn"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${text[reason]}</title><body style="margin:2rem;font:1.1rem/1.8 system-ui"><h1 style="font-size:1.3rem">${text[reason]}</h1>
<p><a href="/">${text.home}</a></p></body></html>`;
	const headers = {
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "no-store",
		"X-Robots-Tag": "noindex",
	};
	return new Response(html, {
		status: refusals[reason],
		headers: reason === "method" ? { ...headers, Allow: "GET, HEAD" } : headers,
	});
}

export { refuse as GET, refuse as POST };
