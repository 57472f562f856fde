import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";
import { bodyBytes, uploadBytes } from "./lib/contract/body-limits.js";
import { otherSpellings, prefixOf, routeTable } from "./lib/contract/route-table.js";
import { hintsInOfficeOnly } from "./lib/framework/client-hints.js";
import createLabels from "./lib/framework/create-labels.cjs";
import { lazyEditor } from "./lib/framework/lazy-editor.js";
import payloadControls from "./lib/framework/payload-controls.cjs";
import { payloadStylesheets } from "./lib/framework/payload-stylesheets.js";
import { documentHeaders, nosniff } from "./lib/http/security-headers.js";
import { sharedCache } from "./lib/http/shared-cache.js";

const headersOf = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

// Path prefixes of the routes with this caching (lib/contract/route-table).
const prefixesOf = (cache) => routeTable.filter((route) => route.cache === cache).map(({ path }) => prefixOf(path));

// Everything else has the header of public pages, made-up paths included: Next replaces it in a 404.
const notShared = ["private", "none", "own"].flatMap(prefixesOf).map((prefix) => prefix.slice(1));

// Their address is a key.
const keyed = routeTable.filter(({ path }) => path.includes("[token]")).map(({ path }) => prefixOf(path));

const cachingOf = (cache, value) =>
	prefixesOf(cache).map((prefix) => ({
		source: `${prefix}/:rest*`,
		headers: headersOf({ "Cache-Control": value }),
	}));

// The largest form submitted without JavaScript: an application with a photo (lib/http/page-posts).
const formBytes = bodyBytes + uploadBytes;

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));

/** @type {import("next").NextConfig} */
const config = {
	cacheComponents: true,
	partialPrefetching: true,
	poweredByHeader: false,
	// What is to be loaded early stands in the page, whose headers nginx parses for each visitor.
	reactMaxHeadersLength: 0,
	// lib/http/compression does it.
	compress: false,
	// Names the build for processes that are replaced one after the other (lib/machine/environment); Next also reads the key of
	// server actions from NEXT_SERVER_ACTIONS_ENCRYPTION_KEY.
	deploymentId: process.env.DEPLOYMENT_ID || undefined,
	// From the source (lib/commands/build/compiled.ts), so that it is built to the same bytes anywhere.
	generateBuildId: () => process.env.BUILD_NAME || null,
	// Pages and route handlers are bundled separately, each with a copy of Payload, but share one instance: without this
	// `instanceof ValidationError` fails across bundles and staff see no message (Payload issue 17298).
	// The other packages are used on the server only (those that Payload lists in development, and our own), so bundling
	// them would only make the build slower and larger.
	serverExternalPackages: [
		...["payload", "@payloadcms/db-postgres", "@payloadcms/db-sqlite", "@payloadcms/drizzle", "@payloadcms/graphql"],
		...["@aws-sdk/client-s3", "feed", "ical-generator", "nodemailer", "pg-copy-streams", "prom-client"],
		...["rate-limiter-flexible", "sanitize-html", "tar", "@zxcvbn-ts/core", "@zxcvbn-ts/language-common"],
	],
	// Payload generates image sizes on upload; an optimiser at run time would only cost CPU.
	images: { unoptimized: true },
	turbopack: {
		resolveAlias: { ...payloadStylesheets, ...lazyEditor },
		rules: { ...payloadControls.rules, ...createLabels.rules },
	},
	experimental: {
		// The cache would be half of the build folder, and of no use: the demo and the tests compile once.
		turbopackFileSystemCacheForBuild: false,
		// Half of the build folder, and a tenth of the time: in production nothing reads them.
		turbopackSourceMaps: process.env.NODE_ENV !== "production",
		// Needed with two root layouts.
		globalNotFound: true,
		inlineCss: true,
		// A page's data would be in its HTML twice, for the router to keep: a phone reads each kilobyte of it.
		cachedNavigations: false,
		// A route's code is loaded at its first request: a start takes a third less, and 40 MB less stay in memory.
		preloadEntriesOnStart: false,
		isrFlushToDisk: false,
		serverActions: { bodySizeLimit: formBytes },
		// CSS is inlined, so more chunks cost no requests: each route gets only its own CSS.
		cssChunking: { type: "graph", requestCost: 1 },
		// Scripts that are loaded together are one file: fewer requests while the first screen is laid out, and better
		// compression. What only some pages need stays in files of its own.
		turbopackChunking: { minChunkSize: 1_000_000, maxMergeChunkSize: 5_000_000 },
	},
	// Whole pages are kept by the site itself (lib/http/page-store), and nothing is written into the build.
	cacheMaxMemorySize: 0,
	cacheHandlers: { default: pathOf("lib/framework/read-cache.js") },
	// For bots Next blocks on metadata and caches that rendering under the same key; disabled, so all get the same page.
	htmlLimitedBots: /(?!)/,
	redirects: async () => [
		// Payload's redirect to the login is streamed and cached by the router, which shows the login again after signing in.
		{
			source: "/admin",
			missing: [{ type: "cookie", key: "payload-token" }],
			destination: "/admin/login",
			permanent: false,
		},
		...Object.entries(otherSpellings).map(([source, destination]) => ({ source, destination, permanent: true })),
		{ source: "/:list(notices|routines|curriculums)/1", destination: "/:list", permanent: true },
		{
			source: "/:list(notices|routines|curriculums)/:by(year|kind)/:part/1",
			destination: "/:list/:by/:part",
			permanent: true,
		},
	],
	headers: async () => [
		{ source: "/:path*", headers: headersOf(nosniff) },
		{ source: "/((?!_next/static/).*)", headers: headersOf(documentHeaders) },
		{
			source: `/((?!(?:_next|${notShared.join("|")})(?:/|$)).*)`,
			headers: headersOf({ "Cache-Control": sharedCache }),
		},
		...keyed.map((prefix) => ({
			source: `${prefix}/:rest*`,
			headers: headersOf({ "Referrer-Policy": "no-referrer" }),
		})),
		...cachingOf("private", "private, no-cache"),
		...cachingOf("none", "no-store"),
	],
};

export default hintsInOfficeOnly(withPayload(config, { devBundleServerPackages: false }));
