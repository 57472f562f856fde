import "server-only";
import { getSettings } from "./settings";

/**
 * @returns the site's address, without a slash at its end: SITE_URL, else the address that a head has logged in at or typed
 * into the settings; null where there is neither. It depends on no request, so it may stand in what is stored for all
 */
export const publicAddress = async (): Promise<string | null> => (await getSettings()).siteAddress;
