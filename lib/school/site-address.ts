import "server-only";
import { environment } from "@/lib/machine/environment";
import { publicAddress } from "./public-address";

const hostPattern = /^[\w.-]+(:\d+)?$/;

/**
 * @param host by which the client asked
 * @returns the site's public address, else the address that the client used
 */
export const addressByHost = async (host: string | null): Promise<string> =>
	(await publicAddress()) ?? `http://${hostPattern.test(host ?? "") ? host : `localhost:${environment.PORT}`}`;
