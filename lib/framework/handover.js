// @ts-check
/**
 * The site's request handling is compiled by Next and loaded through instrumentation.ts; the server (./server.js) is
 * not compiled. Each has its own copy of this module, so the handover goes through a property of globalThis.
 */

/**
 * @typedef {object} Site
 * @property {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse,
 *   next: import("node:http").RequestListener) => void} answer answers a request, or leaves it to Next
 * @property {() => Promise<void>} warmUp called once when the server listens; not in development
 * @property {() => Promise<() => Promise<void>>} untilIdle called once when the server listens; resolves when the process
 *   may sleep, with what is to be called when the server has closed
 * @property {() => Promise<void>} drain called once after SIGTERM or SIGINT: the server closes when it resolves
 */

const takeSite = Symbol.for("school.take-site");
const shared = /** @type {{ [takeSite]?: (site: Promise<Site>) => void }} */ (globalThis);

/** @returns {Promise<Site>} what instrumentation.ts hands over; rejects if that failed */
export const waitForSite = () =>
	new Promise((resolve) => {
		shared[takeSite] = resolve;
	});

/**
 * Does nothing in a process that is not a server.
 * @param {Promise<Site>} site
 */
export const handOver = (site) => shared[takeSite]?.(site);
