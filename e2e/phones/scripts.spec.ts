/** All scripts and CSS of the site work in the oldest supported browsers (browserslist in package.json). */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { parse, parseExpressionAt } from "acorn";
import { routes } from "../routes";
import { type Node, unguardedUses } from "./names";
import { missingFunctions, missingGlobals, missingMembers } from "./old-browsers";
import { type Script, shippedScripts } from "./scripts";

/**
 * Chrome 64, Firefox 67 and Safari 12 support ES2018, except for its new regular expression features, which Firefox has
 * since version 78. Each lacks some feature of later versions, and the build transpiles for all of them.
 */
const syntax = 2018;
const regularExpressions = 2017;

/** @throws SyntaxError */
function read({ text }: Script): Node {
	return parse(text, {
		ecmaVersion: syntax,
		onToken: ({ type, value }: { type: { label: string }; value?: unknown }) => {
			if (type.label !== "regexp") return;
			const { pattern, flags } = value as { pattern: string; flags: string };
			parseExpressionAt(`/${pattern}/${flags}`, 0, { ecmaVersion: regularExpressions });
		},
	}) as unknown as Node;
}

/** Polyfilled by Next's own script before anything else runs; tested in old-phone.spec.ts. */
const polyfilled = [
	"at",
	"canParse",
	"description",
	"flat",
	"flatMap",
	"fromEntries",
	"hasOwn",
	"trimEnd",
	"trimStart",
];

/** Ambiguous: other types have members of the same name. Tested in old-phone.spec.ts. */
const ambiguous = [
	"addEventListener",
	"arrayBuffer",
	"clipboard",
	"locks",
	"scheduling",
	"scrollTo",
	"share",
	"stream",
].concat(["text", "with", "difference", "union", "intersection", "size"]);

/** Polyfilled by the page (components/layout/site-frame). */
const addedByPage = ["globalThis"];

/** Uses that old browsers never execute, or whose errors are caught. */
const neverReached = [
	{
		name: "AbortController",
		before: ".aborted?",
		why: "the router, only for a request with an AbortSignal",
	},
	{ name: "AbortSignal", before: ".signal instanceof ", why: "React, only for listeners of a fragment ref" },
	{ name: "BigInt", before: "return ", why: "React, only for RSC payloads with a BigInt" },
	{ name: "BigInt", before: "zod.", why: "zod, only for BigInt schemas; it catches the error" },
	{ name: "BigInt", before: "int", why: "zod, in the optional client-side validation (lib/browser/application)" },
	{
		name: "createImageBitmap",
		before: "try{return await ",
		why: "caught, with an img element as fallback (lib/browser/photo)",
	},
	{ name: "allSettled", before: "Promise.", why: "React, after a view transition has begun" },
	{ name: "getAnimations", before: "", why: "React, after a view transition has begun" },
	{ name: "startViewTransition", before: "", why: "React, for view transitions; it catches the error" },
];

const wanted = {
	globals: new Set(missingGlobals.filter((name) => !addedByPage.includes(name))),
	functions: new Set(
		Object.entries(missingFunctions).flatMap(([owner, names]) =>
			names.filter((name) => !polyfilled.includes(name)).map((name) => `${owner}.${name}`),
		),
	),
	members: new Set(
		Object.values(missingMembers)
			.flat()
			.filter((name) => !polyfilled.includes(name) && !ambiguous.includes(name)),
	),
};

/** Next's polyfills for browsers without modules (script nomodule). */
const isPolyfill = ({ text }: Script) => text.includes("core-js");

let scripts: Script[] = [];

async function load(request: APIRequestContext): Promise<Script[]> {
	if (scripts.length === 0) scripts = (await shippedScripts(request)).filter((script) => !isPolyfill(script));
	return scripts;
}

test("every script has syntax that the oldest browsers support", async ({ request }) => {
	const all = await load(request);
	expect(all.length).toBeGreaterThan(20);
	for (const script of all) expect.soft(() => read(script), script.name).not.toThrow();
});

test("no script uses APIs that the oldest browsers lack without feature detection", async ({ request }) => {
	for (const script of await load(request)) {
		const uses = unguardedUses(read(script), script.text, wanted)
			.map(({ name, at }) => ({ name, before: script.text.slice(Math.max(0, at - 60), at) }))
			.filter((use) => !neverReached.some(({ name, before }) => use.name === name && use.before.includes(before)));
		expect.soft(uses, script.name).toEqual([]);
	}
});

test("every page polyfills globalThis in its head", async ({ request }) => {
	for (const { path } of routes) {
		const html = await (await request.get(path)).text();
		expect(html.slice(0, html.indexOf("</head>")), path).toContain("(globalThis=self)");
	}
});

/** @returns the inline CSS of a page */
async function cssOf(request: APIRequestContext, path: string): Promise<string> {
	const html = await (await request.get(path)).text();
	return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("\n");
}

test("the CSS of every page works in the oldest browsers", async ({ request }) => {
	for (const { path } of routes) {
		const css = await cssOf(request, path);
		expect(css.length, path).toBeGreaterThan(1000);
		// These are unsupported, or were transpiled to several rules, which makes every page larger.
		for (const word of [
			":is(",
			":-webkit-any(",
			":lang(",
			"-inline-start",
			"-inline-end",
			"inset:",
			"color-mix(",
			"@layer",
		])
			expect.soft(css.includes(word), `${path}: ${word}`).toBe(false);
		// Browsers drop the whole rule if one selector of a list is unknown.
		const lists = [...css.matchAll(/([^{}]*):(?:has|where|focus-visible)\b([^{}]*)\{/g)].map(
			([, before = "", after = ""]) => before + after,
		);
		for (const list of lists.filter((list) => list.includes(","))) expect.soft(list, path).toContain("student-login");
		// Chrome supports min(), max() and clamp() since version 79; a grid without its columns has one.
		const sized = [...css.matchAll(/([\w-]+):[^;{}]*\b(?:min|max|clamp)\(/g)].map(([, property]) => property);
		expect
			.soft(
				sized.filter((property) => property !== "grid-template-columns"),
				path,
			)
			.toEqual([]);
	}
});
