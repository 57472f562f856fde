/**
 * Fetches files from the old site. The addresses come from the export, which is untrusted: only http and https, never an
 * address of the own machine or network, whatever a name or a redirect leads to, and within limits.
 */

import { lookup } from "node:dns";
import http from "node:http";
import https from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";
import { staffUploadBytes } from "@/lib/contract/body-limits.js";
import { urlOfOld } from "@/lib/contract/old-addresses";
import type { FileSource, Refused } from "./file-source";
import { movingInText } from "./text";

/** Of one import. */
const limits = { files: 5000, bytes: 4 * 1024 ** 3, redirects: 3, milliseconds: 60_000, minutes: 180 };

const closed = new BlockList();
// IANA's registries of special addresses: all that no public server has.
for (const [network, bits] of [
	["0.0.0.0", 8],
	["10.0.0.0", 8],
	["100.64.0.0", 10],
	["127.0.0.0", 8],
	["169.254.0.0", 16],
	["172.16.0.0", 12],
	["192.0.0.0", 24],
	["192.0.2.0", 24],
	["192.88.99.0", 24],
	["192.168.0.0", 16],
	["198.18.0.0", 15],
	["198.51.100.0", 24],
	["203.0.113.0", 24],
	["224.0.0.0", 3],
] as const)
	closed.addSubnet(network, bits, "ipv4");
/** The only part of IPv6 that is given to public servers, without its special parts. */
const open6 = new BlockList();
open6.addSubnet("2000::", 3, "ipv6");
for (const [network, bits] of [
	["2001::", 23],
	["2001:db8::", 32],
	["2002::", 16],
] as const)
	closed.addSubnet(network, bits, "ipv6");

/** @returns whether a server of the internet may have this address */
export function isPublicAddress(address: string): boolean {
	if (isIP(address) === 4) return !closed.check(address, "ipv4");
	return isIP(address) === 6 && open6.check(address, "ipv6") && !closed.check(address, "ipv6");
}

class Closed extends Error {}

/** Resolves a name, and refuses it if any of its addresses is closed: the connection is made to what was checked. */
const publicLookup =
	(isAllowed: (address: string) => boolean): LookupFunction =>
	(host, options, done) =>
		lookup(host, { ...options, all: true }, (error, found) => {
			if (error) return done(error, "", 0);
			if (found.length === 0 || !found.every(({ address }) => isAllowed(address))) return done(new Closed(), "", 0);
			if (options.all) return done(null, found);
			const [first] = found;
			done(null, first?.address ?? "", first?.family ?? 0);
		});

type Answer = { redirect: URL } | Buffer | Refused;

/** One request. */
function request(url: URL, most: number, isAllowed: (address: string) => boolean): Promise<Answer> {
	const host = url.hostname.replace(/^\[|\]$/g, "");
	if (!/^https?:$/.test(url.protocol) || (isIP(host) && !isAllowed(host)))
		return Promise.resolve({ why: "fetched", more: movingInText.private });
	return new Promise((resolve) => {
		const fail = (more: string) => resolve({ why: "fetched", more });
		const { get } = url.protocol === "https:" ? https : http;
		const sent = get(
			url,
			{
				lookup: publicLookup(isAllowed),
				headers: { "User-Agent": "school-import-site", "Accept-Encoding": "identity" },
				// A connection of its own: a kept one may lead to an address that was not checked.
				agent: false,
			},
			(answer) => {
				const { statusCode = 0, headers } = answer;
				if (statusCode >= 300 && statusCode < 400 && headers.location && URL.canParse(headers.location, url)) {
					sent.destroy();
					return resolve({ redirect: new URL(headers.location, url) });
				}
				if (statusCode !== 200) {
					sent.destroy();
					return fail(movingInText.status(statusCode));
				}
				const parts: Buffer[] = [];
				let size = 0;
				answer.on("data", (part: Buffer) => {
					size += part.length;
					if (size <= most) return parts.push(part);
					sent.destroy();
					fail(movingInText.tooLarge(most));
				});
				answer.on("end", () => resolve(Buffer.concat(parts)));
				answer.on("error", ({ message }) => fail(message));
			},
		);
		const timer = setTimeout(() => {
			fail(movingInText.slow);
			sent.destroy();
		}, limits.milliseconds);
		sent.on("close", () => clearTimeout(timer));
		sent.on("error", (error) => fail(error instanceof Closed ? movingInText.private : error.message));
	});
}

/**
 * @param home the old site's address
 * @param isAllowed which addresses of servers may be asked; another one in tests alone
 */
export function fetchSource(home: string, isAllowed: (address: string) => boolean = isPublicAddress): FileSource {
	const until = Date.now() + limits.minutes * 60_000;
	let files = 0;
	let bytes = 0;

	async function read(path: string): Promise<Buffer | Refused> {
		files += 1;
		if (files > limits.files || bytes > limits.bytes || Date.now() > until)
			return { why: "fetched", more: movingInText.limit };
		let url = new URL(urlOfOld(path), home);
		for (let hops = 0; hops <= limits.redirects; hops += 1) {
			const answer = await request(url, staffUploadBytes, isAllowed);
			if (!("redirect" in answer)) {
				if (Buffer.isBuffer(answer)) bytes += answer.length;
				return answer;
			}
			url = answer.redirect;
		}
		return { why: "fetched", more: movingInText.limit };
	}
	return { check: async () => null, read };
}
