/**
 * The Content-Security-Policy that allows the inline scripts of a cached page by their hashes. It is sent in addition
 * to the policy of next.config.js; browsers enforce both. Only our own scripts and those that Next and React generate
 * get a hash, and each must match completely, so an injected script does not run. Next offers no hashes for inline
 * scripts, and a nonce only for pages that are rendered on each request. If a new version of Next or React generates
 * another script, browsers block it: e2e/secure/scripts-policy.spec.ts opens all pages.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { bannerScript } from "@/lib/contract/banner-script";
import { globalThisScript } from "@/lib/contract/global-this";

/** React gives the one that begins the others an id. */
const inlineScripts = /<script(?: id="_R_")?>([\s\S]*?)<\/script>/g;

/** Scripts with the page's RSC payload or the list of its chunks: calls whose only argument is JSON. */
const dataCalls = [
	/^self\.__next_f\.push\((\[1,".*"\])\)$/s,
	/^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\((\[0\])\)$/,
	/^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);?$/s,
];

/** React's script that reveals a Suspense boundary: the function's code in the first such script, then a call of it. */
const reactCall = /^(.*?)\$R[A-Z]\("[^"\\<]*"(?:,"[^"\\<]*")*\)$/s;

/** Not imported: it is read as text. */
export const reactFile = "node_modules/next/dist/compiled/react-dom/cjs/react-dom-server.node.production.js";
const codeOfReact = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), reactFile), "utf8");

/** Whether the script is empty or one of the string literals in React's own source. */
const isOfReact = (script: string) =>
	script === "" ||
	(/^(?:\$R|requestAnimationFrame\()/.test(script) && codeOfReact.includes(script.replaceAll("\n", "\\n")));

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** Whether an inline script is one that Next and React write. */
function isKnown(script: string): boolean {
	if (script === globalThisScript || script === bannerScript) return true;
	const data = dataCalls.map((call) => call.exec(script)?.[1]).find(Boolean);
	if (data) return isJson(data);
	const code = reactCall.exec(script)?.[1] ?? script;
	return isOfReact(code);
}

/** Joins the dozens of scripts into which Next splits the RSC payload, so that one hash is enough. */
const joinData = (html: string) => html.replaceAll('"])</script><script>self.__next_f.push([1,"', "");

/**
 * @param html a whole page
 * @returns the page with its RSC payload in one script, and the policy to send with it
 */
export function nameScripts(html: string): { html: string; policy: string } {
	const joined = joinData(html);
	const scripts = [...joined.matchAll(inlineScripts)].map(([, script = ""]) => script).filter(isKnown);
	const hashes = scripts.map((script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
	return {
		html: joined,
		policy: ["script-src 'self'", ...new Set(hashes)].join(" "),
	};
}
