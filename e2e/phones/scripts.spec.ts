/** What the site ships can be read by the oldest browsers that package.json names. */
import { type APIRequestContext, expect, test } from "@playwright/test";
import { parse, parseExpressionAt } from "acorn";
import { routes } from "../routes";
import { type Node, unguardedUses } from "./names";
import { missingFunctions, missingGlobals, missingMembers } from "./old-browsers";
import { type Script, shippedScripts } from "./scripts";

/**
 * Chrome 64, Firefox 67 and Safari 12 read all of ES2018 but the new parts of regular expressions: Firefox has those
 * since version 78. Of later years each lacks something, and what is lowered for one is lowered for all.
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

/** What Next's own script adds where it is missing, before anything else runs; tested in old-phone.spec.ts. */
const added = ["at", "canParse", "description", "flat", "flatMap", "fromEntries", "hasOwn", "trimEnd", "trimStart"];

/** Names that other things have as well; tested in old-phone.spec.ts. */
const shared = [
	"addEventListener",
	"arrayBuffer",
	"clipboard",
	"locks",
	"scheduling",
	"scrollTo",
	"share",
	"stream",
].concat(["text", "with", "difference", "union", "intersection"]);

/** The page itself adds this one (components/layout/site-frame). */
const addedByPage = ["globalThis"];

/** Uses that no old browser comes to. */
const neverReached = [
	{
		name: "AbortController",
		before: "l.aborted?",
		why: "the router's form of a call that carries a signal of its own",
	},
	{ name: "AbortSignal", before: ".signal instanceof ", why: "React, for listeners of a fragment's ref" },
	{ name: "BigInt", before: "return ", why: "React, for a page's data that holds such a number" },
	{ name: "BigInt", before: "zod.", why: "zod, for numbers of that kind, and it catches what is thrown" },
	{ name: "BigInt", before: "int", why: "zod, in checks that the form does without (lib/browser/application)" },
	{
		name: "createImageBitmap",
		before: "try{return await ",
		why: "caught, and a picture drawn instead (lib/browser/photo)",
	},
	{ name: "allSettled", before: "Promise.", why: "React, after a view transition has begun" },
	{ name: "getAnimations", before: "", why: "React, after a view transition has begun" },
	{ name: "startViewTransition", before: "", why: "React, for view transitions, and it catches what is thrown" },
];

const wanted = {
	globals: new Set(missingGlobals.filter((name) => !addedByPage.includes(name))),
	functions: new Set(
		Object.entries(missingFunctions).flatMap(([of, names]) =>
			names.filter((name) => !added.includes(name)).map((name) => `${of}.${name}`),
		),
	),
	members: new Set(
		Object.values(missingMembers)
			.flat()
			.filter((name) => !added.includes(name) && !shared.includes(name)),
	),
};

/** Next's polyfills for browsers from before modules, which no other asks for. */
const isPolyfill = ({ text }: Script) => text.includes("core-js");

let scripts: Script[] = [];

async function load(request: APIRequestContext): Promise<Script[]> {
	if (scripts.length === 0) scripts = (await shippedScripts(request)).filter((script) => !isPolyfill(script));
	return scripts;
}

test("every script is in words that the oldest browsers can read", async ({ request }) => {
	const all = await load(request);
	expect(all.length).toBeGreaterThan(20);
	for (const script of all) expect.soft(() => read(script), script.name).not.toThrow();
});

test("no script names what the oldest browsers do not have, unless it asks first", async ({ request }) => {
	for (const script of await load(request)) {
		const uses = unguardedUses(read(script), script.text, wanted)
			.map(({ name, at }) => ({ name, before: script.text.slice(Math.max(0, at - 60), at) }))
			.filter((use) => !neverReached.some(({ name, before }) => use.name === name && use.before.includes(before)));
		expect.soft(uses, script.name).toEqual([]);
	}
});

test("every page adds the name that all scripts begin with, in its head", async ({ request }) => {
	for (const { path } of routes) {
		const html = await (await request.get(path)).text();
		expect(html.slice(0, html.indexOf("</head>")), path).toContain("(globalThis=self)");
	}
});

/** @returns the CSS that stands in a page */
async function cssOf(request: APIRequestContext, path: string): Promise<string> {
	const html = await (await request.get(path)).text();
	return [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css]) => css).join("\n");
}

test("a page's CSS needs nothing that the oldest browsers do not have", async ({ request }) => {
	for (const { path } of routes) {
		const css = await cssOf(request, path);
		expect(css.length, path).toBeGreaterThan(1000);
		// What is lowered into rules for every language, or three times over, would make each page heavier.
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
		// A rule is given up whole where a part of its selector is unknown, and with it what its other parts need.
		const lists = [...css.matchAll(/([^{}]*):(?:has|where|focus-visible)\b([^{}]*)\{/g)].map(
			([, before = "", after = ""]) => before + after,
		);
		for (const list of lists.filter((list) => list.includes(","))) expect.soft(list, path).toContain("student-login");
		// Such sizes are unknown to Chrome before 79; a grid without them has one column.
		const sized = [...css.matchAll(/([\w-]+):[^;{}]*\b(?:min|max|clamp)\(/g)].map(([, property]) => property);
		expect
			.soft(
				sized.filter((property) => property !== "grid-template-columns"),
				path,
			)
			.toEqual([]);
	}
});
