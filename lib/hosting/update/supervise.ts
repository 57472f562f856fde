/**
 * `node school.js`: runs the version that serves the school, and changes it when an update asks for it, without a failed
 * request: this process holds the socket, in which requests wait between the end of one server and the start of the
 * next. Part of `school.js`: of the program it knows only the folders and what ./make-ready.ts tells.
 */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, rmSync, unwatchFile, watchFile, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { ended, startNode, type Variables } from "@/lib/commands/run/child";
import { ownHost } from "@/lib/machine/own-host";
import { commandText } from "@/lib/machine/text";
import { commandProcess, readUpdateState, siteProcess, updateFolder } from "@/lib/upkeep/update-state";
import type { Ready } from "./make-ready";
import { settleBeforeStart, settleFailed, settleReady } from "./settle";

/** @property program the folder of a version; @property unpacked version of this `school.js` */
type Home = { dataDir: string; unpacked: string; program: (version: string) => string };

/** Milliseconds between two looks at the state of the update, and at a server that starts. */
const pause = { state: 500, ready: 100 };

/** Milliseconds after which a version on trial that does not answer is given up. */
const patience = 180_000;

/** What systemd has said to this process is not said to its children. */
const notOfSystemd: Variables = { LISTEN_FDS: "", LISTEN_PID: "" };

/**
 * What changes data around a start is done while no other process has the folder.
 * @returns the version that is to start; null if another site runs there
 */
export async function settleAlone({ dataDir, unpacked, program }: Home): Promise<string | null> {
	// Of this file's own version: in another one it may stand elsewhere.
	const file = path.join(program(unpacked), "lib/machine/folder-lock.js");
	const { holdFolder }: typeof import("@/lib/machine/folder-lock.js") = await import(pathToFileURL(file).href);
	const release = holdFolder(dataDir);
	if (!release) return null;
	const version = settleBeforeStart(dataDir, unpacked);
	release();
	return version;
}

/**
 * Serves until a signal, an error or sleep (lib/http/sleep.ts) ends the site.
 * @param socket descriptor of the socket (./socket.ts)
 * @returns the exit code; 0 after sleep
 */
export async function supervise(home: Home, socket: number): Promise<number> {
	const { dataDir, program } = home;
	/** By which the server that answers is known for this one's. */
	const instance = randomUUID();
	let isEnding = false;
	// What runs gets it by `ended`.
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
		process.on(signal, () => {
			isEnding = true;
		});

	/** Also of the server, which runs commands: backups, spreadsheets, the reading of files. */
	const ofVersion = (folder: string, version: string): Variables => ({
		SCHOOL_VERSION: version,
		COMMAND_BUNDLES: path.join(folder, "lib/commands/programs"),
	});

	/** @returns how the server is run, or the exit code of a start that failed */
	async function makeReady(folder: string, version: string): Promise<Ready | number> {
		const command = ["lib/commands/run.js", "make-ready"];
		const child = startNode(command, { ...notOfSystemd, ...ofVersion(folder, version) }, folder, "ipc");
		const told = once(child, "message");
		const code = await ended(child);
		return code === 0 ? (await told)[0] : code;
	}

	async function isServing({ host, port }: Ready): Promise<boolean> {
		const name = ownHost(host);
		const url = `http://${name.includes(":") ? `[${name}]` : name}:${port}/readyz`;
		return fetch(url, { signal: AbortSignal.timeout(4_000) })
			.then(async (answer) => answer.ok && (await answer.json()).instance === instance)
			.catch(() => false);
	}

	/** Only when the folder is known to be this process's own. */
	let isNamed = false;
	function nameProcess(): void {
		isNamed = true;
		mkdirSync(updateFolder(dataDir), { recursive: true, mode: 0o700 });
		writeFileSync(siteProcess(dataDir), String(process.pid), { mode: 0o600 });
		// The number of a command that a power cut has ended may be another process's by now.
		rmSync(commandProcess(dataDir), { force: true });
	}

	/** One version, from its start to its end. @returns the exit code; null if another version is to start */
	async function serve(): Promise<number | null> {
		const version = await settleAlone(home);
		if (version === null) {
			console.error(commandText.folderInUse(dataDir));
			return 1;
		}
		const folder = program(version);
		const failed = (code: number) => (!isEnding && settleFailed(dataDir) ? null : code);
		const ready = await makeReady(folder, version);
		if (typeof ready === "number") return failed(ready);
		if (isEnding) return 143;
		if (!isNamed) nameProcess();
		const variables = { ...notOfSystemd, ...ready.variables, ...ofVersion(folder, version), NODE_ENV: "production" };
		const server = startNode(ready.args, { ...variables, INSTANCE: instance }, ready.folder, socket);
		const end = ended(server);
		let hasEnded = false;
		void end.then(() => {
			hasEnded = true;
		});
		const latest = Date.now() + patience;
		while (!hasEnded && !(await isServing(ready))) {
			await sleep(pause.ready);
			if (Date.now() > latest && readUpdateState(dataDir)?.step === "trying") server.kill("SIGKILL");
		}
		if (hasEnded) return failed(await end);
		settleReady(dataDir);

		let isAsked = false;
		const look = () => {
			if (readUpdateState(dataDir)?.step !== "asked") return;
			isAsked = true;
			server.kill("SIGTERM");
		};
		const file = path.join(updateFolder(dataDir), "state.json");
		watchFile(file, { interval: pause.state }, look);
		look();
		const code = await end;
		unwatchFile(file, look);
		return isAsked && !isEnding ? null : code;
	}

	let code: number | null = null;
	while (code === null) code = await serve();
	if (isNamed) rmSync(siteProcess(dataDir), { force: true });
	return code;
}
