import { errorText } from "@/lib/bengali/errors";
import { formRefusedText } from "@/lib/bengali/forms";
import { failure, tooManyError } from "@/lib/http/failure";
import { type PostRefusal, refusals } from "@/lib/http/page-posts";
import { plainPage } from "@/lib/http/plain-page";

const text = { ...formRefusedText, site: errorText.otherSite };

const isRefusal = (reason: string): reason is PostRefusal => Object.hasOwn(refusals, reason);

/** Response to a POST that was refused before its body was read (lib/http/page-posts rewrites to this path). */
async function refuse(_request: Request, { params }: { params: Promise<{ reason: string }> }): Promise<Response> {
	const { reason } = await params;
	if (reason === "call") return failure(tooManyError(10));
	if (!isRefusal(reason)) return new Response(null, { status: 404 });
	const page = { status: refusals[reason], title: text[reason], link: { href: "/", name: text.home } };
	return plainPage(page, reason === "method" ? { Allow: "GET, HEAD" } : {});
}

export { refuse as GET, refuse as POST };
