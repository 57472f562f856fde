/** An additional server process of the demo site, for tests that stop it or measure its memory. */
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { startNode } from "@/lib/commands/run/child";
import { serverCommand } from "@/lib/commands/run/serve";
import { readEnvironment } from "@/lib/environment";
import { freePort } from "@/lib/free-port";
import { sites } from "../sites";
import { ask } from "./ask";

export type Server = { url: string; process: ChildProcess; ended: Promise<number | null> };

/**
 * Serves the demo school's build and data on a free port, like `npm start`.
 * @param settings further environment variables
 */
export async function startServer(settings: Record<string, string> = {}): Promise<Server> {
	const variables = {
		...settings,
		DATA_DIR: sites.demo.folder,
		PORT: String(await freePort()),
		SITE_URL: "",
		NODE_ENV: "production",
	};
	const command = serverCommand(readEnvironment(variables));
	const child = startNode(command, variables, path.join(sites.demo.folder, "site"));
	const ended = once(child, "exit").then(([code]) => code as number | null);
	const url = `http://127.0.0.1:${variables.PORT}`;
	while (child.exitCode === null) {
		// The first API call opens the database, which takes a while.
		const status = await ask(`${url}/api/homeslider`).then(
			(answer) => answer.status,
			() => 0,
		);
		if (status === 200) return { url, process: child, ended };
	}
	throw new Error(`The server ended with ${await ended}`);
}
