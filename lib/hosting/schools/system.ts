/** Accounts, services and the front of the machine: of another folder than `/` only the files of units (deploy/schools). */
import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartRefused } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { unitHere } from "../pack/unit";
import { ownerOf, startProgram } from "../update/programs";
import { accountOf, isMachine, type School, shared } from "./places";

/** `su` alone leaves out the folders of programs for administrators. */
export const withAdministration = {
	...process.env,
	PATH: `${process.env.PATH ?? ""}:/usr/sbin:/usr/bin:/sbin:/bin`,
	LC_ALL: "C.UTF-8",
};

/** @throws Error with what the program has said */
export function run(...[program = "", ...args]: string[]): string {
	try {
		return execFileSync(program, args, {
			encoding: "utf8",
			env: withAdministration,
			stdio: ["ignore", "pipe", "pipe"],
		});
	} catch (error) {
		const { stderr, message } = error as Error & { stderr?: string };
		throw new Error(`${[program, ...args].join(" ")}: ${stderr?.trim() || message}`);
	}
}

export const works = (...command: string[]): boolean => {
	try {
		run(...command);
		return true;
	} catch {
		return false;
	}
};

export const hasSystemd = (): boolean => isMachine && existsSync("/run/systemd/system");

/** What tells later that an account was made here. */
export const accountComment = "node school.js";

/** Makes an account that nobody can log in to. */
export function makeAccount(account: string, home: string): void {
	const options = ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin"];
	run("useradd", ...options, "--comment", accountComment, "--home-dir", home, account);
}

/** Makes the account of a school, unless it is there, and gives it the folders. */
export function giveAccount(name: string, home: string, folders: string[]): void {
	if (!isMachine) return;
	const account = accountOf(name);
	if (!works("id", "--user", account)) makeAccount(account, home);
	const [uid, gid] = ["--user", "--group"].map((what) => Number(run("id", what, account)));
	for (const folder of folders) chownSync(folder, uid ?? 0, gid ?? 0);
}

/**
 * Makes database and secret of a new school, as the owner of its folder.
 * @returns what is said: the address of the head's page
 * @throws StartRefused with what was said, in the words of `refuse`
 */
export async function prepareSchool(
	variables: Record<string, string>,
	refuse = (said: string) => said,
): Promise<string> {
	const mask = process.umask(0o077);
	const command = startProgram(process.cwd(), ["prepare"], variables, ownerOf(variables.DATA_DIR ?? ""));
	process.umask(mask);
	if ((await command.ended) !== 0) throw new StartRefused(refuse(command.output()));
	return command.output();
}

/** @param megabytes that the account may have on the disk with its data. @throws Error without quotas on that disk */
export function setQuota(name: string, folder: string, megabytes: number): void {
	if (!isMachine) return;
	const disk = run("findmnt", "--noheadings", "--output", "TARGET", "--target", folder).trim();
	run("setquota", "--user", accountOf(name), "0", String(megabytes * 1024), "0", "0", disk);
}

/** systemd takes notice of changed units. */
export function readUnits(): void {
	if (hasSystemd()) run("systemctl", "daemon-reload");
}

/** Opens the socket of a school, and begins to wake those that sleep. */
export function openSocket(name: string): void {
	if (!hasSystemd()) return;
	readUnits();
	run("systemctl", "enable", "--now", `schools@${name}.socket`, "schools-wake.timer");
}

/** nginx reads its configuration anew, if all of it is right. */
export function reloadFront(): void {
	if (!hasSystemd() || !works("nginx", "-v")) return;
	run("nginx", "-t");
	run("systemctl", "reload", "nginx");
}

const ofAll = ["schools@.service", "schools@.socket", "schools-wake.service", "schools-wake.timer"];

/** Copies what all schools have in common: with each version anew. */
export function writeSharedUnits(): void {
	mkdirSync(shared.units, { recursive: true });
	const home = environment.SCHOOL_HOME ?? "/srv/school";
	for (const name of ofAll)
		writeFileSync(
			path.join(shared.units, name),
			unitHere(readFileSync(path.join("deploy/schools", name), "utf8"), home),
		);
	mkdirSync(shared.hooks, { recursive: true });
	const hook = path.join(shared.hooks, "schools");
	copyFileSync("deploy/schools/certificate-hook", hook);
	// The packed program has no programs but Node's.
	chmodSync(hook, 0o755);
}

/** A socket's port cannot come from a file with settings. */
export function writePort({ name, port }: School): void {
	const folder = path.join(shared.units, `schools@${name}.socket.d`);
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, "port.conf"), `[Socket]\nListenStream=127.0.0.1:${port}\n`);
}
