import "server-only";
import { environment } from "@/lib/environment";
import { getSettings } from "./settings";

/**
 * @returns the address for what is stored for everybody and must not depend on a request: SITE_URL, else the address that
 * a head has logged in at or typed into the settings; null where there is neither
 */
export const publicAddress = async (): Promise<string | null> =>
	environment.SITE_URL ?? (await getSettings()).siteAddress;

const hostPattern = /^[\w.-]+(:\d+)?$/;

/**
 * @param host by which the client asked
 * @returns the site's public address, without a slash at its end: SITE_URL, else the address that the client used
 */
export const addressByHost = (host: string | null): string =>
	environment.SITE_URL ?? `http://${hostPattern.test(host ?? "") ? host : `localhost:${environment.PORT}`}`;
