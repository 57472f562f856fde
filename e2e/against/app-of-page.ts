/**
 * Makes a single-page app of the home page, as apps are usually built: its elements become a component in a script, which
 * asks the site's public calls for the texts, all at once, and the document is empty. In the app's favour its styles are
 * those of this one page, and it has no router, no other pages and none of the page's own scripts.
 */
import type { Browser } from "@playwright/test";
import { build } from "esbuild";
import type { AppNode } from "./app";
import { calls, textsIn } from "./calls";
import type { Served } from "./front";
import { readPage } from "./read-page";

async function bundle(markup: AppNode[]): Promise<string> {
	const { outputFiles } = await build({
		stdin: {
			contents: `import { start } from "./app"; start(${JSON.stringify(markup)});`,
			resolveDir: import.meta.dirname,
			loader: "ts",
		},
		bundle: true,
		minify: true,
		write: false,
		format: "esm",
		target: "es2020",
		jsx: "automatic",
		define: { "process.env.NODE_ENV": '"production"' },
	});
	return outputFiles[0]?.text ?? "";
}

const shell = (title: string) => `<!DOCTYPE html><html lang="bn"><head><meta charset="utf-8">\
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>\
<link rel="stylesheet" href="/app.css"><script type="module" src="/app.js"></script>\
</head><body><div id="root" style="display:contents"></div></body></html>`;

/** @returns the files of the app by path */
export async function makeApp(browser: Browser, url: string): Promise<Record<string, Served>> {
	const answers = calls.map(async ({ path, method }) => (await fetch(new URL(path, url), { method })).json());
	const { title, styles, markup } = await readPage(browser, url, textsIn(await Promise.all(answers)));
	return {
		"/": { type: "text/html; charset=utf-8", body: shell(title) },
		"/app.js": { type: "text/javascript; charset=utf-8", body: await bundle(markup) },
		"/app.css": { type: "text/css; charset=utf-8", body: styles },
	};
}
