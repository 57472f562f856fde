/**
 * The Content-Security-Policy that names the inline scripts of a cached page by their hashes. It is sent beside the one of
 * next.config.js, and a browser obeys both. Only our own scripts and those that Next and React write are named, each
 * recognised as a whole: one that got into the page in another way does not run. Next has hashes for none of these, and a
 * nonce only for pages that are rendered at each request. A script that a new version writes differently is refused by
 * browsers: e2e/secure/scripts-policy.spec.ts opens all pages.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
// biome-ignore-start lint/style/noRestrictedImports: Node loads this file itself, without the alias of lib.
import { bannerScript } from "../contract/banner-script.js";
import { globalThisScript } from "../contract/global-this.js";

// biome-ignore-end lint/style/noRestrictedImports: as above.

const inlineScripts = /<script>([\s\S]*?)<\/script>/g;

/** Data of the page, and the list of the files that start it: calls with nothing but JSON as their argument. */
const dataCalls = [
	/^self\.__next_f\.push\((\[1,".*"\])\)$/s,
	/^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
	/^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s,
];

/** React's script that shows a part of the page: its code, if this is the first such script, and a call of it. */
const reactCall = /^(.*?)\$R[A-Z]\("[^"\\<]*"(?:,"[^"\\<]*")*\)$/s;

const react = createRequire(import.meta.url).resolve(
	"next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js",
);
const codeOfReact = readFileSync(react, "utf8");

/** React's code has each of its scripts as a string literal. */
const isOfReact = (script) =>
	script === "" ||
	(/^(?:\$R|requestAnimationFrame\()/.test(script) && codeOfReact.includes(script.replaceAll("\n", "\\n")));

function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** Whether an inline script is one that Next and React write. */
function isKnown(script) {
	if (script === globalThisScript || script === bannerScript) return true;
	const data = dataCalls.map((call) => call.exec(script)?.[1]).find(Boolean);
	if (data) return isJson(data);
	const code = reactCall.exec(script)?.[1] ?? script;
	return isOfReact(code);
}

/** Next writes the data of a page in dozens of scripts; together they need one hash. */
const joinData = (html) => html.replaceAll('"])</script><script>self.__next_f.push([1,"', "");

/**
 * @param {string} html a whole page
 * @returns {{ html: string, policy: string }} the page with its data in one script, and the policy to send with it
 */
export function nameScripts(html) {
	const joined = joinData(html);
	const scripts = [...joined.matchAll(inlineScripts)].map(([, script]) => script).filter(isKnown);
	const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
	return {
		html: joined,
		policy: ["script-src 'self'", ...new Set(hashes)].join(" "),
	};
}
