import "server-only";
import { environment } from "@/lib/environment";
import { getSettings } from "./settings";

/**
 * @returns the address for what is stored for everybody and must not depend on a request: SITE_URL, else the address that
 * a head has logged in at or typed into the settings; null where there is neither
 */
export const publicAddress = async (): Promise<string | null> =>
	environment.SITE_URL ?? (await getSettings()).siteAddress;
