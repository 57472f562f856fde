/**
 * Whether the site of PORT on this machine may get requests: exit code 0 or 1. For health checks of containers, and with
 * a number of seconds to wait for it, for systemd: `node lib/commands/run/ready.js 120`. JavaScript without imports of the
 * project, because it runs every few seconds.
 */
import { setTimeout as sleep } from "node:timers/promises";

const { HOST = "", PORT = "3000" } = process.env;
const host = ["", "0.0.0.0", "::"].includes(HOST) ? "127.0.0.1" : HOST;
const end = performance.now() + 1000 * Number(process.argv[2] ?? 0);

const isReady = () =>
	fetch(`http://${host}:${PORT}/readyz`, { signal: AbortSignal.timeout(4_000) }).then(
		({ ok }) => ok,
		() => false,
	);

for (;;) {
	if (await isReady()) process.exit(0);
	if (performance.now() >= end) process.exit(1);
	await sleep(250);
}
