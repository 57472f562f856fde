/** Links that staff type, and the limits of the urgent banner: nothing that looks like a path of the site leads to another host. */

/** Browsers read a backslash as a slash, and leave out tabs and line ends. */
const rewritten = /[\\\p{Cc}]/u;

/** What a server or a browser that decodes the path once more reads as the name of a host. */
const encodedHost = /^\/%(?:25)*(?:09|0a|0d|2f|5c)/i;

const here = "http://here.invalid";

/** @returns whether an entry of the menu may have that link: a path that browsers read as one of the site, or an address elsewhere */
export function isMenuLink(link: string): boolean {
	if (rewritten.test(link) || encodedHost.test(link) || !URL.canParse(link, here)) return false;
	const { origin, pathname } = new URL(link, here);
	return link.startsWith("/") ? origin === here && !pathname.startsWith("//") : /^https?:\/\//.test(link);
}

/** @returns whether the banner may have that link: as the menu, but without spaces, and elsewhere with TLS only */
export const isBannerLink = (link: string): boolean => isMenuLink(link) && !/\s|^http:/.test(link);

/** Limits of the urgent banner. */

/** Characters of the banner: four lines on a phone 360 px wide, so that the page below stays in sight. */
export const longestBanner = 120;

export const longestBannerLink = 500;
