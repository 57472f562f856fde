/**
 * The client's IP address. Next does not expose the socket and passes on an X-Forwarded-For that the client may have
 * forged, so the socket's peer address is appended to it before Next handles the request, as a proxy would do.
 * Read from the right: the peer, then the entries of the TRUST_PROXY proxies.
 */
import "server-only";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { environment } from "./environment";

const header = "x-forwarded-for";

/** Some gateways write the port, which is another one with each connection. */
const withPort = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/;

/** Must be called with each request before Next handles it. */
export function appendPeerAddress({ headers, socket }: IncomingMessage) {
	headers[header] = [headers[header], socket.remoteAddress].filter(Boolean).join(", ");
}

/**
 * @param proxies number of trusted proxies
 * @returns the client's address; for IPv6 the /64 network, because one subscriber has all of it
 */
export function clientAddress(request: Pick<Request, "headers">, proxies: number = environment.TRUST_PROXY): string {
	const hops = (request.headers.get(header) ?? "").split(",").map((hop) => hop.trim());
	const hop = (hops.at(-1 - proxies) ?? hops[0] ?? "").replace(withPort, "$1$2");
	const address = hop.replace(/^::ffff:/i, "");
	return isIPv6(address) ? networkOf(address) : address;
}

/**
 * @param address of {@link clientAddress}
 * @returns for IPv6 the /48 network, all of which one subscriber may have; an IPv4 address as it is
 */
export const siteOf = (address: string): string => address.replace(/^((?:[^:]+:){3})[^:]+::\/64$/, "$1:/48");

/** @returns the first four groups of an IPv6 address that may be compressed (`::`) */
function networkOf(address: string): string {
	const [head = "", tail] = address.toLowerCase().replace(/%.*$/, "").split("::");
	const before = head.split(":").filter(Boolean);
	const after = (tail ?? "").split(":").filter(Boolean);
	const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
	const groups = [...before, ...Array<string>(Math.max(0, zeros)).fill("0"), ...after];
	return `${groups
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":")}::/64`;
}
