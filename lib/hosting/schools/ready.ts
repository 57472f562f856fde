import type { School } from "./places";

/** Milliseconds that a request waits in the socket for a start, as nginx lets it wait (deploy/nginx.conf). */
const patience = 120_000;

/** Connects to a school, which wakes it. @returns whether it may get requests now */
export const isReady = ({ port }: School): Promise<boolean> =>
	fetch(`http://127.0.0.1:${port}/readyz`, {
		headers: { Connection: "close" },
		signal: AbortSignal.timeout(patience),
	}).then(
		({ ok }) => ok,
		() => false,
	);
