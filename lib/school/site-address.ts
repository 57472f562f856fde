import "server-only";
import { environment } from "@/lib/machine/environment";
import { getSettings } from "./settings";

/**
 * @returns the site's address, without a slash at its end: SITE_URL, else the address that a head has logged in at or typed
 * into the settings; null where there is neither. It depends on no request, so it may stand in what is stored for all
 */
export const publicAddress = async (): Promise<string | null> => (await getSettings()).siteAddress;

const hostPattern = /^[\w.-]+(:\d+)?$/;

/**
 * @param host by which the client asked
 * @returns the site's public address, else the address that the client used
 */
export const addressByHost = async (host: string | null): Promise<string> =>
	(await publicAddress()) ?? `http://${hostPattern.test(host ?? "") ? host : `localhost:${environment.PORT}`}`;
