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
		inlineCss: true,
		// The CSS stands in the page, so one more piece costs no request: each route gets just its own.
		cssChunking: { type: "graph", requestCost: 1 },
		// Pages made after the start live in memory alone: the files are made afresh at every start,
		// so a page that was changed or deleted between two starts can never come back from the disk.
		isrFlushToDisk: false,
	},
	headers: async () => [
		{ source: "/:path*", headers: Object.entries(securityHeaders).map(([key, value]) => ({ key, value })) },
	],
};

export default withPayload(config, { devBundleServerPackages: false });
