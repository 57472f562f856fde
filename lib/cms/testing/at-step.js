/**
 * Fault injection, loaded before a command (`node --import`). Counts calls of node:fs/promises that modify files:
 * KILL_AT kills the process before that call; COUNT_FILE receives the number of calls. When the folder of the database
 * copy is created, REMOVE_THEN deletes a file, and MOVE_THEN (`from:to`) moves one.
 */
import { renameSync, rmSync, writeFileSync } from "node:fs";
import fs from "node:fs/promises";
import { syncBuiltinESMExports } from "node:module";

const { KILL_AT, COUNT_FILE, REMOVE_THEN, MOVE_THEN } = process.env;
let calls = 0;

for (const name of ["copyFile", "link", "mkdir", "mkdtemp", "open", "rename", "rm"]) {
	const original = fs[name];
	fs[name] = (...args) => {
		calls += 1;
		if (calls === Number(KILL_AT)) process.kill(process.pid, "SIGKILL");
		if (COUNT_FILE) writeFileSync(COUNT_FILE, String(calls));
		if (name === "mkdir" && String(args[0]).endsWith("/database")) {
			if (REMOVE_THEN) rmSync(REMOVE_THEN);
			if (MOVE_THEN) renameSync(...MOVE_THEN.split(":"));
		}
		return original(...args);
	};
}
syncBuiltinESMExports();
