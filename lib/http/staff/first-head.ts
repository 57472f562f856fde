/** The page on which the first account of a head is made (lib/office/first-head), without scripts. */
import "server-only";
import { z } from "zod";
import { passwordMax } from "@/lib/auth/passwords";
import { makeFirstHead, requireFirstHead } from "@/lib/office/first-head/first-head";
import { firstHeadText as text } from "@/lib/office/first-head/text";
import { escapeHtml } from "@/lib/school/escape-html";
import { records } from "@/lib/school/query";
import { explain } from "../failure";
import { ownSite } from "../guards";
import { perAddress, sharedCounter } from "../limits";
import { plainDocument, plainPage, seeOther } from "../plain-page";

const loginPage = "/admin/login";

const params = z.object({ token: z.string().max(100) });

const account = z.object({
	email: z.string().trim().pipe(z.email(text.invalidEmail).max(254, text.invalidEmail)),
	password: z.string().max(passwordMax * 4),
});

const headers = {
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "no-store",
	"X-Robots-Tag": "noindex",
};

const field = (
	name: "email" | "password",
	type: string,
	{ hint = "", value = "" }: { hint?: string; value?: string } = {},
) => `<p><label for="${name}">${text[name]}</label>
${hint && `<span class="hint" id="${name}-hint">${hint}</span>`}<input id="${name}" name="${name}" type="${type}" value="${escapeHtml(value)}" required autocomplete="off"
${hint && `aria-describedby="${name}-hint"`}></p>`;

/** @param faults sentences about what was sent. @param email that was typed; a password is typed anew */
function sendForm(status: number, faults: string[] = [], email = ""): Response {
	const alert =
		faults.length > 0 ? `<div role="alert">${faults.map((fault) => `<p>${escapeHtml(fault)}</p>`).join("")}</div>` : "";
	const body = `<h1>${text.title}</h1>
<p>${text.explanation}</p>${alert}<form method="post">${field("email", "email", { value: email })}${field("password", "text", { hint: text.passwordHint })}
<p><button class="button">${text.submit}</button></p></form>`;
	return new Response(plainDocument(text.title, body), { status, headers });
}

function sendRefusal(error: unknown, email?: string): Response {
	const { status, message, errors, headers: more } = explain(error);
	if (status === 422) return sendForm(status, Object.values(errors ?? { message: [message] }).flat(), email);
	const title = status === 404 ? text.closed : message;
	return plainPage({ status, title, link: { href: loginPage, name: text.signIn } }, more);
}

const page = {
	params,
	access: ownSite,
	limit: perAddress(sharedCounter("first-head", 30)),
	answer: z.instanceof(Response),
	failed: (error: unknown) => sendRefusal(error),
} as const;

/** Shows the form. */
export const shown = {
	...page,
	method: "GET",
	handle: async ({ params: { token } }: { params: z.output<typeof params> }) => {
		await requireFirstHead(await records(), token);
		return sendForm(200);
	},
} as const;

/** Makes the account, and leads to the login. */
export const sent = {
	...page,
	method: "POST",
	body: account,
	handle: async ({ params: { token }, body }: { params: z.output<typeof params>; body: z.output<typeof account> }) => {
		try {
			await makeFirstHead(await records(), token, body);
		} catch (error) {
			if (explain(error).status !== 422) throw error;
			return sendRefusal(error, body.email);
		}
		return seeOther(loginPage);
	},
} as const;
