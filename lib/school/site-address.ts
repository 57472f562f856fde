import "server-only";
import { environment } from "@/lib/environment";

const hostPattern = /^[\w.-]+(:\d+)?$/;

/**
 * @param host by which the client asked
 * @returns the site's public address, without a slash at its end: SITE_URL, else the address that the client used
 */
export const addressByHost = (host: string | null): string =>
	environment.SITE_URL ?? `http://${hostPattern.test(host ?? "") ? host : `localhost:${environment.PORT}`}`;
