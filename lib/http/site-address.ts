import "server-only";
import { addressByHost } from "@/lib/school/site-address";

/**
 * @param headers of the request
 * @returns the site's public address, see {@link addressByHost}
 */
export const siteAddress = (headers: Headers): Promise<string> => addressByHost(headers.get("host"));
