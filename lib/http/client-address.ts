/**
 * The client's IP address. Next hides the connection and passes on an X-Forwarded-For that the client may have
 * made up, so the socket's peer address is appended to it before Next sees the request, as a proxy would do.
 * Read from the right: the peer, then what the TRUST_PROXY proxies wrote.
 */
import "server-only";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { environment } from "@/lib/environment";

const header = "x-forwarded-for";

/** Call with every request, before Next sees it. */
export function appendPeerAddress({ headers, socket }: IncomingMessage) {
	headers[header] = [headers[header], socket.remoteAddress].filter(Boolean).join(", ");
}

/**
 * @param proxies how many stand in front and are believed
 * @returns the client's address; of IPv6 the network alone (64 bits), because a household has all of it
 */
export function clientAddress(request: Pick<Request, "headers">, proxies: number = environment.TRUST_PROXY): string {
	const hops = (request.headers.get(header) ?? "").split(",").map((hop) => hop.trim());
	const address = (hops.at(-1 - proxies) ?? hops[0] ?? "").replace(/^::ffff:/i, "");
	return isIPv6(address) ? networkOf(address) : address;
}

/** @returns the first four groups of an IPv6 address, which may have left out zeros */
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
