/** A whole site of its own for a test or a measurement: demo school, temporary folder, free port. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "@/lib/free-port";
import { ended, program, startNode, type Variables } from "./child";

export type Site = { url: string; stop: () => Promise<void> };

const patience = 300_000;

/**
 * Starts the demo and waits until it answers.
 * @param variables settings of its own, beside folder and port
 * @throws Error when it ends or says nothing for five minutes
 */
export async function startSite(variables: Variables = {}): Promise<Site> {
	const folder = mkdtempSync(path.join(tmpdir(), "school-site-"));
	const port = await freePort();
	const url = `http://127.0.0.1:${port}`;
	const own = { DATA_DIR: folder, DATABASE_URL: "", PORT: String(port), SITE_URL: "" };
	const child = startNode(program("demo"), { ...variables, ...own });
	let running = true;
	const end = ended(child).finally(() => {
		running = false;
	});
	const stop = async () => {
		child.kill("SIGTERM");
		await end;
		rmSync(folder, { recursive: true, force: true });
	};
	const latest = Date.now() + patience;
	while (running && Date.now() < latest) {
		if (await answers(url)) return { url, stop };
		await sleep(250);
	}
	await stop();
	throw new Error("The site did not start");
}

const answers = (url: string) =>
	fetch(url).then(
		({ ok }) => ok,
		() => false,
	);
