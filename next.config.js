import { withPayload } from "@payloadcms/next/withPayload";

/** @type {import("next").NextConfig} */
const config = {
	cacheComponents: true,
	partialPrefetching: true,
	poweredByHeader: false,
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
};

export default withPayload(config, { devBundleServerPackages: false });
