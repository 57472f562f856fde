/**
 * Whose address a request came from. Next hides the connection, and keeps an X-Forwarded-For that the
 * client made up; so each request gets its real neighbour's address appended before Next sees it, just
 * as a proxy would do. From the right: the neighbour, then what TRUST_PROXY's proxies wrote.
 */
import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { isIPv6 } from "node:net";
import { environment } from "@/lib/environment";

const header = "x-forwarded-for";

/** Call once, when the server starts. */
export function noteNeighbours() {
	subscribe("http.server.request.start", (message) => {
		const { request } = message as { request: IncomingMessage };
		request.headers[header] = [request.headers[header], request.socket.remoteAddress].filter(Boolean).join(", ");
	});
}

/**
 * @param proxies how many stand in front and are believed
 * @returns the client's address; of IPv6 the network alone (64 bits), because a household has all of it
 */
export function clientAddress(request: Request, proxies: number = environment.TRUST_PROXY): string {
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
