/**
 * A site whose pages tell what goes wrong in them. WebDriver gives no messages of the console, and what runs after a page has
 * loaded would miss what its first scripts throw; so this server stands before the site, and gives each page a script
 * of the page's own origin, which its policy allows, in front of all others.
 */
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { giveAsItIs, pass, standBefore } from "../../pass";

const [scriptPath, faultPath] = ["/watched.js", "/watched-fault"];

/** Runs in the page, and leaves it as the site has sent it. */
function listen(path: string): void {
	document.currentScript?.remove();
	let isLeaving = false;
	addEventListener("beforeunload", () => {
		isLeaving = true;
	});
	const tell = (...what: unknown[]) => {
		// What a page has not loaded when it is left is no fault of it.
		if (isLeaving) return;
		// Waits for the answer, so that a test which asks afterwards knows it.
		const call = new XMLHttpRequest();
		call.open("POST", path, false);
		call.send(
			`${location.pathname}: ${what.map((part) => (part instanceof Error ? `${part} ${part.stack}` : part)).join(" ")}`,
		);
	};
	const heard = (event: Event) => {
		if (event instanceof ErrorEvent) tell(event.message, event.filename, event.lineno);
		else if (event.target instanceof Element) tell("not loaded:", event.target.outerHTML.slice(0, 200));
	};
	addEventListener("error", heard, true);
	addEventListener("unhandledrejection", ({ reason }) => tell("rejected:", reason));
	document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
		tell("refused by the policy:", violatedDirective, blockedURI),
	);
	const { error } = console;
	console.error = (...said) => {
		error(...said);
		tell("console:", ...said);
	};
}

async function passPage(got: IncomingMessage, answer: ServerResponse): Promise<void> {
	const html = (await text(got)).replace("<head>", `<head><script src="${scriptPath}"></script>`);
	const { "content-length": _, "transfer-encoding": __, ...headers } = got.headers;
	answer.writeHead(got.statusCode ?? 502, headers).end(html);
}

/**
 * @param site URL of a site
 * @returns the URL at which it is watched, and what its pages have told since
 */
export async function watched(site: string): Promise<{ url: string; faults: string[]; stop: () => void }> {
	const faults: string[] = [];
	const give = (got: IncomingMessage, answer: ServerResponse) => {
		if (got.headers["content-type"]?.startsWith("text/html")) void passPage(got, answer);
		else giveAsItIs(got, answer);
	};
	const before = await standBefore(async (asked, answer) => {
		if (asked.url === faultPath) {
			faults.push(await text(asked));
			answer.end();
		} else if (asked.url === scriptPath)
			answer.writeHead(200, { "content-type": "text/javascript" }).end(`(${listen})("${faultPath}")`);
		else pass(site, asked, answer, { changed: { "accept-encoding": "identity" }, give });
	});
	return { ...before, faults };
}
