/**
 * Another machine for tests, reached by SFTP: OpenSSH's server on a port of its own, and a folder of it that sshfs mounts with
 * the options of docs/production.md. As root on Linux alone.
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { provideProgram } from "@/lib/commands/test/debian";
import { freePort } from "@/lib/machine/free-port";

const packages = ["openssh-client", "openssh-server", "sshfs"];

function hasFuse(): boolean {
	try {
		closeSync(openSync("/dev/fuse", "r+"));
		return true;
	} catch {
		return false;
	}
}

/** @returns why nothing can be mounted by SFTP here; undefined if it can */
export function sftpMissing(): string | undefined {
	if (process.getuid?.() !== 0) return "mounting takes root";
	if (!hasFuse()) return "there is no /dev/fuse";
	const isThere = ["sshfs", "sshd", "ssh-keygen"].every((name) => provideProgram(name, packages));
	return isThere ? undefined : `not installed (Debian: ${packages.join(" ")})`;
}

/** @returns the options of the line for /etc/fstab. @throws Error if there is none */
function documentedOptions(): string {
	const [, options] =
		/^ACCOUNT@HOST: \S+ fuse\.sshfs (\S+) 0 0$/m.exec(readFileSync("docs/production.md", "utf8")) ?? [];
	if (!options) throw new Error("docs/production.md has no line of sshfs for /etc/fstab");
	return options;
}

/** Without the extension of OpenSSH by which a file replaces another: other servers do not have it. */
const configuration = (folder: string, port: number) => `Port ${port}
ListenAddress 127.0.0.1
HostKey ${folder}/host
AuthorizedKeysFile ${folder}/key.pub
StrictModes no
PidFile none
Subsystem sftp internal-sftp -P posix-rename
`;

const answers = (port: number) =>
	new Promise<boolean>((resolve) => {
		const socket = connect(port, "127.0.0.1", () => resolve(true));
		socket.once("error", () => resolve(false)).once("connect", () => socket.destroy());
	});

export type Sftp = {
	/** Folder of the other machine. */
	remote: string;
	/** Where it is mounted. */
	place: string;
	mount: () => void;
	unmount: () => void;
	stop: () => Promise<void>;
};

/** Starts the server and mounts nothing. */
export async function startSftp(): Promise<Sftp> {
	const folder = mkdtempSync(path.join(tmpdir(), "school-sftp-"));
	const [remote, place] = [path.join(folder, "remote"), path.join(folder, "place")];
	for (const made of [remote, place]) mkdirSync(made);
	mkdirSync("/run/sshd", { recursive: true });
	const port = await freePort();
	const inFolder = (name: string) => path.join(folder, name);
	for (const name of ["host", "key"])
		execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", inFolder(name)]);
	writeFileSync(inFolder("hosts"), `[127.0.0.1]:${port} ${readFileSync(inFolder("host.pub"), "utf8")}`);
	writeFileSync(inFolder("sshd"), configuration(folder, port));
	const options = documentedOptions()
		.replace(/IdentityFile=[^,]+/, `IdentityFile=${inFolder("key")}`)
		.replace(/UserKnownHostsFile=[^,]+/, `UserKnownHostsFile=${inFolder("hosts")}`)
		.replace("uid=UID,gid=GID", "uid=0,gid=0");
	// sshd starts itself again for each connection, by its whole path.
	const program = provideProgram("sshd", packages) ?? "sshd";
	const server = spawn(program, ["-D", "-f", inFolder("sshd")], { stdio: "inherit" });
	const ended = once(server, "exit");
	while (!(await answers(port))) {
		if (server.exitCode !== null) throw new Error("sshd did not start");
		await sleep(50);
	}
	let isMounted = false;
	const unmount = () => {
		if (isMounted) execFileSync("umount", [place]);
		isMounted = false;
	};
	return {
		remote,
		place,
		mount: () => {
			execFileSync("mount", ["-t", "fuse.sshfs", "-o", `${options},port=${port}`, `root@127.0.0.1:${remote}`, place]);
			isMounted = true;
		},
		unmount,
		stop: async () => {
			unmount();
			server.kill();
			await ended;
			rmSync(folder, { recursive: true });
		},
	};
}
