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

// The largest form that is sent without JavaScript: an application with its photo (lib/http/page-posts).
const formBytes = Number(process.env.BODY_BYTES || 300_000) + Number(process.env.UPLOAD_BYTES || 5 * 1024 * 1024);

/** @type {import("next").NextConfig} */
const config = {
	cacheComponents: true,
	partialPrefetching: true,
	poweredByHeader: false,
	// Payload makes every size once, on intake; an optimiser at run time would only cost CPU.
	images: { unoptimized: true },
	experimental: {
		inlineCss: true,
		serverActions: { bodySizeLimit: formBytes },
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
