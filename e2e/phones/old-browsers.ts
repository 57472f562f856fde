/**
 * What the oldest browsers that package.json names do not have: Chrome 64 (a phone of 2018 that was never brought up
 * to date), Firefox 67 and Safari 12. Syntax is lowered by the build; these names are not.
 */

/** Values of the window. */
export const missingGlobals = [
	"AbortController",
	"AbortSignal",
	"AggregateError",
	"BigInt",
	"BroadcastChannel",
	"cancelIdleCallback",
	"CompressionStream",
	"createImageBitmap",
	"FinalizationRegistry",
	"globalThis",
	"IntersectionObserver",
	"navigation",
	"OffscreenCanvas",
	"PointerEvent",
	"queueMicrotask",
	"reportError",
	"requestIdleCallback",
	"ResizeObserver",
	"scheduler",
	"structuredClone",
	"TransformStream",
	"visualViewport",
	"WeakRef",
] as const;

/** Functions of a window's value. */
export const missingFunctions = {
	Array: ["fromAsync"],
	crypto: ["randomUUID"],
	Object: ["fromEntries", "groupBy", "hasOwn"],
	Promise: ["allSettled", "any", "try", "withResolvers"],
	URL: ["canParse", "parse"],
} as const;

/** What instances of a type do not have. */
export const missingMembers = {
	Array: ["at", "findLast", "findLastIndex", "flat", "flatMap", "toReversed", "toSorted", "toSpliced", "with"],
	Blob: ["arrayBuffer", "stream", "text"],
	Document: ["startViewTransition"],
	Element: ["checkVisibility", "getAnimations", "replaceChildren", "scrollTo", "toggleAttribute"],
	HTMLFormElement: ["requestSubmit"],
	MediaQueryList: ["addEventListener"],
	Navigator: ["clipboard", "locks", "scheduling", "share"],
	Set: ["difference", "intersection", "isSubsetOf", "union"],
	String: ["at", "isWellFormed", "matchAll", "replaceAll", "trimEnd", "trimStart"],
	Symbol: ["description"],
} as const;
