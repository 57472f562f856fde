/** Calls that a form without a script may send as well: they answer with pages instead of JSON. */
import "server-only";
import { feedbackText } from "@/lib/bengali/feedback";
import { formRefusedText } from "@/lib/bengali/forms";
import type { Asked } from "./asked";
import { explain, failure } from "./failure";
import { plainPage } from "./plain-page";

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
