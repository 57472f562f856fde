import "server-only";
import { environment } from "@/lib/environment";

const hostPattern = /^[\w.-]+(:\d+)?$/;

/**
 * @param headers of the request
 * @returns the site's public address, without a slash at its end: SITE_URL, else the address that the client used
 */
export function siteAddress(headers: Headers): string {
	const host = headers.get("host") ?? "";
	return environment.SITE_URL ?? `http://${hostPattern.test(host) ? host : `localhost:${environment.PORT}`}`;
}
