import "server-only";
import { cacheFor } from "@/lib/cms/cache-tags";
import { dayLength } from "@/lib/contract/days";
import { getContact, publicAddress } from "./settings";

/** Seconds after which the text is written anew, and milliseconds that it holds: RFC 9116 recommends less than a year. */
const renewal = 24 * 60 * 60;
const validity = 180 * dayLength;

/** @returns the content of `/.well-known/security.txt`; null for a site without an address to report to */
export async function getSecurityText(): Promise<string | null> {
	"use cache";
	cacheFor(renewal);
	const site = await publicAddress();
	const { store_email: email } = await getContact();
	const contacts = [email && `mailto:${email}`, site?.startsWith("https:") && `${site}/contact`].filter(Boolean);
	if (contacts.length === 0) return null;
	const lines = [
		...contacts.map((contact) => `Contact: ${contact}`),
		`Expires: ${new Date(Date.now() + validity).toISOString()}`,
		"Preferred-Languages: bn, en",
		...(site ? [`Canonical: ${site}/.well-known/security.txt`] : []),
	];
	return `${lines.join("\n")}\n`;
}
