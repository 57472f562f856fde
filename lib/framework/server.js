// @ts-check
/**
 * The server of the site, Next's custom server
 * (https://nextjs.org/docs/app/guides/custom-server): the site answers each request itself or leaves it to Next. Plain
 * JavaScript, because Node runs it as it is.
 *
 *   node lib/framework/server.js --port 3000 [--hostname 127.0.0.1] [--fd 3] [--dev]
 */
import { createServer, get } from "node:http";
import * as modules from "node:module";
import { constants } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import next from "next";
import { holdFolder } from "../machine/folder-lock.js";
import { explainFault } from "../machine/machine-fault.js";
import { waitForSite } from "./handover.js";

const { values } = parseArgs({
	options: {
		port: { type: "string", default: "3000" },
		hostname: { type: "string" },
		/** File descriptor of a socket that is open already, instead of port and hostname. */
		fd: { type: "string" },
		dev: { type: "boolean", default: false },
	},
});
const { dev, hostname, fd } = values;
const port = Number(values.port);

/** Milliseconds for running requests at the end; TimeoutStopSec of deploy/school.service is longer, also with DRAIN_SECONDS. */
const closingTime = 10_000;

/** Milliseconds that a connection without a request stays open: longer than a proxy keeps it (deploy/upstream.conf). */
const keepAliveTimeout = 5_000;

const server = createServer({ keepAliveTimeout });
// Next adds its `upgrade` listener to the server given as `httpServer`. Only hot reload needs it: in production Next
// gets a server that never listens, so a request with an Upgrade header is answered like any other.
const app = next({ dev, port, hostname, httpServer: dev ? server : createServer() });
const handle = app.getRequestHandler();

/** @type {import("node:http").RequestListener} */
const byNext = (request, response) => {
	handle(request, response).catch((error) => {
		console.error(error);
		response.destroy();
	});
};

/** @param {unknown} error */
function fail(error) {
	console.error(explainFault(error) ?? error);
	process.exit(1);
}

/** Waits for running requests, but not for connections without one. */
const closed = () =>
	new Promise((resolve) => {
		server.close(resolve);
		if (dev) server.closeAllConnections();
		else setInterval(() => server.closeIdleConnections(), 100).unref();
	});

let isEnding = false;

/**
 * Ends the process, once.
 * @param {import("./handover.js").Site} site
 * @param {number} code
 * @param {() => Promise<void>} finish the last that is done, when no request can come any more
 */
async function endWith(site, code, finish) {
	if (isEnding) return;
	isEnding = true;
	const end = () => process.exit(code);
	await site.drain();
	setTimeout(end, closingTime).unref();
	await closed();
	await finish();
	await app.close();
	end();
}

/** @param {import("./handover.js").Site} site */
function endOnSignal(site) {
	for (const signal of /** @type {const} */ (["SIGTERM", "SIGINT"]))
		process.on(signal, () => void endWith(site, 128 + constants.signals[signal], async () => {}));
}

/**
 * Whoever keeps the socket starts the site again at the next connection.
 * @param {import("./handover.js").Site} site
 */
async function endWhenIdle(site) {
	const leave = await site.untilIdle();
	// With an error it is started again at once: nobody else would wake it at its next due date.
	await endWith(site, 0, () => leave().catch(fail));
}

/** Next listens for hot reload from its first request on, and a browser with an open page connects before it sends one. */
const openHotReload = () => get({ port, host: hostname, path: "/_next/static/none" }, (response) => response.resume());

/**
 * Node 22 keeps what it has compiled in the folder NODE_COMPILE_CACHE, but writes it only when the process ends in an
 * orderly way; Node 20 has no such cache.
 */
function keepCompiled() {
	const { flushCompileCache } = /** @type {{ flushCompileCache?: () => void }} */ (modules);
	flushCompileCache?.();
}

try {
	// The start that has prepared the folder (lib/commands/run/serve.ts) has told in words what is said here if another
	// comes in between.
	if (!holdFolder(path.resolve(process.env.DATA_DIR || "data"))) throw new Error("Another site runs on DATA_DIR");
	const handed = waitForSite();
	await app.prepare();
	// Next does not wait for instrumentation.ts.
	const site = await handed;
	endOnSignal(site);
	server.on("request", (request, response) => site.answer(request, response, byNext));
	server.on("error", fail);
	server.listen(fd ? { fd: Number(fd) } : { port, host: hostname }, () => {
		console.log(`Ready on port ${port}`);
		if (dev) openHotReload();
		else {
			void site.warmUp().then(keepCompiled);
			endWhenIdle(site).catch(fail);
		}
	});
} catch (error) {
	fail(error);
}
