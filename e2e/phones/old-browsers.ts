/**
 * APIs missing in the oldest supported browsers (browserslist in package.json): Chrome 64, as on a phone of 2018 without
 * updates, Firefox 67 and Safari 12. The build transpiles syntax, but does not polyfill these.
 */

/** Properties of `window`. */
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

/** Static methods. */
export const missingFunctions = {
	Array: ["fromAsync"],
	crypto: ["randomUUID"],
	Object: ["fromEntries", "groupBy", "hasOwn"],
	Promise: ["allSettled", "any", "try", "withResolvers"],
	URL: ["canParse", "parse"],
} as const;

/** Instance members. */
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
	URLSearchParams: ["size"],
} as const;

/** Selectors at which `matches` and `querySelector` throw. */
export const missingSelectors = [":focus-visible", ":focus-within", ":has(", ":is(", ":where("] as const;
