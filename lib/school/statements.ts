/** The pages about personal data and accessibility: the text by staff, or else the default text. */
import "server-only";
import type { KeptRow } from "@/lib/bengali/privacy";
import { tagged } from "@/lib/cms/cache-tags";
import { accessibilityBody, privacyBody, privacyRows } from "@/lib/cms/globals/privacy";
import { backupMonths } from "@/lib/cms/retention";
import { records } from "./query";
import { htmlOf } from "./rich-text";

export { refusedYears } from "@/lib/cms/retention";

type Body = object | null | undefined;

/** @returns the HTML, "" for an editor with nothing but empty paragraphs */
function written(body: Body): string {
	const html = htmlOf(body);
	return html.replace(/<[^>]*>|&nbsp;|\s/g, "") ? html : "";
}

/** @property rows what is kept and how long. @property backupMonths months until erased data is gone from the backups */
type PrivacyPage = { html: string; rows: KeptRow[]; backupMonths: number };

/** @returns the page about personal data; `html` is sanitized */
export async function getPrivacyPage(): Promise<PrivacyPage> {
	"use cache";
	tagged("privacy");
	const { body, rows } = await (await records()).findGlobal({ slug: "privacy", depth: 0 });
	const kept = rows?.length ? rows.map(({ what, why, time, who }) => ({ what, why, time, who })) : privacyRows();
	return { html: written(body) || htmlOf(privacyBody()), rows: kept, backupMonths };
}

/** @returns sanitized HTML */
export async function getAccessibilityPage(): Promise<string> {
	"use cache";
	tagged("accessibility");
	const { body } = await (await records()).findGlobal({ slug: "accessibility", depth: 0 });
	return written(body) || htmlOf(accessibilityBody());
}
