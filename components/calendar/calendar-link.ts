import "server-only";
import { publicAddress } from "@/lib/school/site-address";

/** @returns the attributes of a link that subscribes to a calendar file; without the site's address it downloads the file */
export const calendarLink = async (path: string) => {
	const site = await publicAddress();
	return site ? { href: new URL(path, site).href.replace(/^https?:/, "webcal:") } : { href: path, download: true };
};
