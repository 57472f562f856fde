import "server-only";
import { environment } from "@/lib/environment";

/** @returns the attributes of a link that subscribes to a calendar file; without SITE_URL it downloads the file */
export const calendarLink = (path: string) => {
	const { SITE_URL: site } = environment;
	return site ? { href: new URL(path, site).href.replace(/^https?:/, "webcal:") } : { href: path, download: true };
};
