import type { IncomingMessage } from "node:http";
import { prefixOf, routeTable } from "@/lib/contract/route-table.js";
import { ownScriptPolicy, policiesFor } from "./script-nonce";
import { documentHeaders } from "./security-headers.js";

const ask = (url: string, method = "GET") => {
	const headers: Record<string, string> = { "content-security-policy": "script-src 'nonce-guessed'" };
	const policy = ownScriptPolicy({ headers, method, url } as unknown as IncomingMessage);
	return { policy, scripts: /script-src ([^;]*)/.exec(policy ?? "")?.[1], passed: headers["content-security-policy"] };
};

const { "Content-Security-Policy": ofAll } = documentHeaders;
const nonce = /^'self' 'nonce-[\w+/=]{20,}' 'sha256-/;
const isCached = (kind: string) => kind === "static" || kind === "student";

test.each(routeTable.map((route) => [route.path, route] as const))(
	"%s allows no unnamed script",
	(path, { kind, cache }) => {
		const { policy, scripts, passed } = ask(`${prefixOf(path)}/x?y`);
		if (isCached(kind) || (kind === "handler" && cache === "shared"))
			expect([policy, passed]).toEqual([null, undefined]);
		else if (kind === "handler") expect([scripts, passed]).toEqual(["'self'", undefined]);
		else {
			expect(scripts).toMatch(nonce);
			expect(passed).toBe(policy);
		}
	},
);

test.each(routeTable.filter(({ kind }) => isCached(kind)).map(({ path }) => path))(
	"the answer to a form of %s has a nonce of its own",
	(path) => {
		const [one, other] = [ask(path, "POST"), ask(path, "POST")];
		expect([one.scripts, one.passed]).toEqual([expect.stringMatching(nonce), one.policy]);
		expect(one.policy).not.toBe(other.policy);
	},
);

/** Other spellings of a path, whichever of them Next takes for it. */
const spellings = (path: string) => [
	...[path, `${path}/`, `/${path}`, `/x/..${path}`, `/.${path}`, path.toUpperCase(), `${path};x`, `${path}%2f`],
	path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
	path.replaceAll("/", "\\"),
	`http://other.example${path}`,
];

test.each(routeTable.map(({ path }) => prefixOf(path)))(
	"%s allows no unnamed script in what is no page, however it is spelt",
	(path) => {
		for (const url of spellings(path))
			for (const method of ["GET", "HEAD", "POST", "PUT", "OPTIONS"]) {
				const { policy } = ask(url, method);
				const sent = policy ? [policy] : policiesFor([ofAll], url, false);
				const scripts = sent.flatMap((policy) => /script-src ([^;]*)/.exec(policy)?.[1] ?? []);
				expect([url, method, scripts.some((script) => !script.includes("unsafe"))]).toEqual([url, method, true]);
			}
		const named = [ofAll, "script-src 'self' 'sha256-x'"];
		expect(policiesFor(named, path, false)).toEqual(named);
		// A page that is rendered for its first visitor is not stored yet, and has to run.
		expect(policiesFor([ofAll], "/new-page", true)).toEqual([ofAll]);
	},
);

test.each(routeTable.filter(({ kind, cache }) => kind === "handler" && cache === "shared").map(({ path }) => path))(
	"%s has no inline script even where it is HTML",
	(path) => expect(policiesFor([ofAll], prefixOf(path), true)).toEqual([ofAll, "script-src 'self'"]),
);
