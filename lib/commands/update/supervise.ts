/**
 * `node school.js`: runs the version that serves the school, and changes it when an update asks for it, without a failed
 * request: this process holds the socket, in which requests wait between the end of one server and the start of the
 * next. Part of `school.js`: of the program it knows only the folders and what ./make-ready.ts tells.
 */
import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { mkdirSync, rmSync, unwatchFile, watchFile, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { packText } from "@/lib/bengali/pack";
import { type HeldSocket, holdSocket } from "@/lib/framework/held-socket";
import { ownHost } from "@/lib/own-host";
import { commandProcess, readUpdateState, siteProcess, updateFolder } from "@/lib/upkeep/update-state";
import { ended, startNode, type Variables } from "../run/child";
import { firstSocket, hasSocket } from "../run/server-command";
import type { Ready } from "./make-ready";
import { settleBeforeStart, settleFailed, settleReady } from "./settle";

/** @property program the folder of a version; @property unpacked version of this `school.js` */
export type Home = { dataDir: string; unpacked: string; program: (version: string) => string };

/** Milliseconds between two looks at the state of the update, and at a server that starts. */
const pause = { state: 500, ready: 100 };

/** Milliseconds for the server of a start that was killed, which ends soon after it. */
const portPatience = 5_000;

/** Milliseconds after which a version on trial that does not answer is given up. */
const patience = 180_000;

/** What systemd has said to this process is not said to its children. */
const notOfSystemd: Variables = { LISTEN_FDS: "", LISTEN_PID: "" };

/**
 * Opens the socket before anything is changed. Where it listens is read as in lib/environment, which is part of the
 * program; what that refuses of the settings is told by ./make-ready.ts.
 * @returns with 0 if the settings are wrong; to be kept, as what nothing refers to may be closed
 * @throws Error if something else has the port
 */
async function openSocket(): Promise<Pick<HeldSocket, "fd">> {
	const { LISTEN_FDS, LISTEN_PID, PORT, HOST, TRUST_PROXY } = process.env;
	if (hasSocket({ LISTEN_FDS: Number(LISTEN_FDS), LISTEN_PID: Number(LISTEN_PID) })) return { fd: firstSocket };
	const port = Number(PORT || 3000);
	const name = HOST || (Number(TRUST_PROXY) > 0 ? "127.0.0.1" : undefined);
	const host = name && (await lookup(name).catch(() => null))?.address;
	if (!(port > 0 && port < 65536) || (name && !host)) return { fd: 0 };
	const latest = Date.now() + portPatience;
	for (;;) {
		const socket = holdSocket(port, host);
		if (socket) return socket;
		if (Date.now() > latest) throw new Error(packText.noSocket(port));
		await sleep(pause.ready);
	}
}

/** Serves until a signal, an error or sleep (lib/http/sleep.ts) ends the site. @returns the exit code; 0 after sleep */
export async function supervise({ dataDir, unpacked, program }: Home): Promise<number> {
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
		return fetch(url, { signal: AbortSignal.timeout(4_000) }).then(
			({ ok }) => ok,
			() => false,
		);
	}

	/** One version, from its start to its end. @returns the exit code; null if another version is to start */
	async function serve(): Promise<number | null> {
		const version = settleBeforeStart(dataDir, unpacked);
		const folder = program(version);
		const failed = (code: number) => (!isEnding && settleFailed(dataDir) ? null : code);
		const ready = await makeReady(folder, version);
		if (typeof ready === "number") return failed(ready);
		if (isEnding) return 143;
		const variables = { ...notOfSystemd, ...ready.variables, ...ofVersion(folder, version), NODE_ENV: "production" };
		const server = startNode(ready.args, variables, ready.folder, socket.fd);
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

	let socket: Pick<HeldSocket, "fd">;
	try {
		socket = await openSocket();
	} catch (error) {
		console.error((error as Error).message);
		return 1;
	}
	mkdirSync(updateFolder(dataDir), { recursive: true, mode: 0o700 });
	writeFileSync(siteProcess(dataDir), String(process.pid), { mode: 0o600 });
	// The number of a command that a power cut has ended may be another process's by now.
	rmSync(commandProcess(dataDir), { force: true });
	let code: number | null = null;
	while (code === null) code = await serve();
	rmSync(siteProcess(dataDir), { force: true });
	return code;
}
