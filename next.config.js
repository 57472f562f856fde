import { fileURLToPath } from "node:url";
import { withPayload } from "@payloadcms/next/withPayload";

const development = process.env.NODE_ENV === "development";

// Static pages carry inline scripts that change with every publishing, so scripts can't be named by hash or
// nonce; everything else is closed but the two frames of the home page, which open when they are asked for.
const contentSecurityPolicy = [
	"default-src 'self'",
	`script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ""}`,
	"style-src 'self' 'unsafe-inline'",
	"img-src 'self' data: blob:",
	"frame-src 'self' https://www.facebook.com https://www.youtube-nocookie.com",
	"object-src 'none'",
	"base-uri 'self'",
	"form-action 'self'",
	"frame-ancestors 'self'",
].join("; ");

const securityHeaders = {
	"Content-Security-Policy": contentSecurityPolicy,
	"X-Content-Type-Options": "nosniff",
	"Referrer-Policy": "strict-origin-when-cross-origin",
	"Permissions-Policy": "camera=(), geolocation=(), microphone=()",
};

const headersOf = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

// Public pages: a proxy may keep them for ten seconds, a browser asks whether its copy is still the newest.
const publicCache = "public, max-age=0, s-maxage=10, must-revalidate";
// Shells that the browser fills in for one student: no proxy keeps them.
const studentPages = "student(?:s?-[^/]*)?|profile|change-password";
// What says for itself whether it may be kept.
const otherRooms = "api|cms|admin|office|image|_next|educational/notice-routine";

// The largest form that is sent without JavaScript: an application with its photo (lib/http/page-posts).
const formBytes = Number(process.env.BODY_BYTES || 300_000) + Number(process.env.UPLOAD_BYTES || 5 * 1024 * 1024);

const pathOf = (file) => fileURLToPath(new URL(file, import.meta.url));

/** @type {import("next").NextConfig} */
const config = {
	cacheComponents: true,
	partialPrefetching: true,
	poweredByHeader: false,
	// Pages and route handlers are bundled apart, each with a Payload of its own, while the process keeps one
	// instance: `instanceof ValidationError` would fail between the two and no message reach staff (Payload issue 17298).
	serverExternalPackages: ["payload"],
	// Payload makes every size once, on intake; an optimiser at run time would only cost CPU.
	images: { unoptimized: true },
	experimental: {
		// Two root layouts: paths without a route need a page of their own.
		globalNotFound: true,
		inlineCss: true,
		serverActions: { bodySizeLimit: formBytes },
		// The CSS stands in the page, so one more piece costs no request: each route gets just its own.
		cssChunking: { type: "graph", requestCost: 1 },
		// Pages made after the start live in memory alone: the files are made afresh at every start,
		// so a page that was changed or deleted between two starts can never come back from the disk.
		isrFlushToDisk: false,
	},
	// A machine with 1 GB must do; unknown names are not kept (lib/cms/cache).
	cacheMaxMemorySize: 32 * 1024 * 1024,
	cacheHandler: pathOf("lib/cms/cache/pages.js"),
	cacheHandlers: { default: pathOf("lib/cms/cache/reads.js") },
	// Next waits for a bot's metadata and caches that rendering under the same key: everybody gets the same page.
	htmlLimitedBots: /(?!)/,
	redirects: async () => [
		// Payload's own redirect to the login is streamed: the router keeps it, and after signing in shows the login again.
		{
			source: "/admin",
			missing: [{ type: "cookie", key: "payload-token" }],
			destination: "/admin/login",
			permanent: false,
		},
		{ source: "/committees", destination: "/comittees", permanent: true },
		{ source: "/:list(notices|routines|curriculums)/1", destination: "/:list", permanent: true },
	],
	headers: async () => [
		{ source: "/:path*", headers: headersOf(securityHeaders) },
		{
			source: `/((?!(?:${otherRooms}|${studentPages})(?:/|$)).*)`,
			headers: headersOf({ "Cache-Control": publicCache }),
		},
		{ source: `/:page(${studentPages})/:rest*`, headers: headersOf({ "Cache-Control": "private, no-cache" }) },
		{ source: "/cms/:path*", headers: headersOf({ "Cache-Control": "no-store" }) },
	],
};

const withBackOffice = withPayload(config, { devBundleServerPackages: false });

export default {
	...withBackOffice,
	// Payload asks every page's browser for its colour scheme, which makes a first visit load it twice (payload 17906).
	headers: async () =>
		(await withBackOffice.headers()).map((entry) =>
			entry.headers.some(({ key }) => key === "Critical-CH") ? { ...entry, source: "/admin/:path*" } : entry,
		),
};
