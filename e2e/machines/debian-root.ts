/** A bare Debian that runs by itself: its own systemd, processes, ports and accounts, and no network. As root on Debian alone. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
	appendFileSync,
	chmodSync,
	copyFileSync,
	existsSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { provideProgram } from "@/lib/commands/test/debian";
import type { Outcome } from "./packed";

const programs = ["/usr/local/sbin", "/usr/local/bin", "/usr/sbin", "/usr/bin", "/sbin", "/bin"].join(":");

const done = promisify(execFile);

/** Bytes of what installing says. */
const maxBuffer = 64e6;

/** What systemd wants of whoever starts it; then it is process 1. */
const boot = `
cd "$0" && mount --bind . . && cd "$0"
mount -t proc proc proc && mount --rbind /sys sys
for folder in run tmp dev; do mount -t tmpfs -o mode=755 tmpfs $folder; done
for device in null zero full random urandom tty; do touch dev/$device && mount --bind /dev/$device dev/$device; done
mkdir dev/shm dev/pts && mount -t devpts -o newinstance,ptmxmode=0666 devpts dev/pts && ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd && touch dev/console
ip link set lo up
exec chroot . env -i container=lxc PATH=${programs} /lib/systemd/systemd`;

export class DebianRoot {
	#systemd: ChildProcess | undefined;
	/** Not in memory, where no devices may be. */
	folder = "";

	at(...names: string[]): string {
		return path.join(this.folder, ...names);
	}

	/** @returns why there is none here; undefined once it runs */
	async start(): Promise<string | undefined> {
		if (process.getuid?.() !== 0) return "a Debian of its own takes root";
		const program = provideProgram("debootstrap", ["debootstrap"]);
		if (!program) return "debootstrap is missing";
		this.folder = mkdtempSync("/var/tmp/school-debian-");
		chmodSync(this.folder, 0o755);
		const include = "--include=ca-certificates,dbus,iproute2,systemd,curl,libatomic1,libstdc++6";
		// What it mounts there goes with it, also when it is killed.
		const command = ["--mount", program, "--variant=minbase", include, "bookworm", this.folder];
		const fault = await done("unshare", command, { maxBuffer }).then(
			() => undefined,
			({ message }: Error) => message.split("\n")[0],
		);
		if (fault) return fault;
		// What is installed later does not start by itself in a folder.
		writeFileSync(this.at("usr/sbin/policy-rc.d"), "#!/bin/sh\nexit 101\n", { mode: 0o755 });
		copyFileSync(process.execPath, this.at("usr/local/bin/node"));
		this.#systemd = spawn(
			"unshare",
			["--mount", "--pid", "--fork", "--kill-child", "--uts", "--ipc", "--net", "sh", "-ec", boot, this.folder],
			{ stdio: "ignore" },
		);
		for (let tries = 0; tries < 300 && this.#systemd.exitCode === null; tries += 1) {
			// Some units have nothing to do here, and fail: "degraded".
			if (/running|degraded/.test((await this.run("systemctl", "is-system-running")).said)) return undefined;
			await sleep(200);
		}
		return "systemd does not run in a folder here";
	}

	/** Installs packages with the network of this machine. */
	async install(...packages: string[]): Promise<void> {
		for (const file of ["/etc/resolv.conf", "/etc/hosts"]) copyFileSync(file, this.at(file));
		const env = { PATH: programs, DEBIAN_FRONTEND: "noninteractive" } as unknown as NodeJS.ProcessEnv;
		const chroot = (...command: string[]) => done("chroot", [this.folder, ...command], { env, maxBuffer });
		await chroot("apt-get", "update");
		await chroot("apt-get", "install", "--yes", "--no-install-recommends", ...packages);
		await this.run("systemctl", "daemon-reload");
	}

	/** Names that lead to this Debian. */
	name(...hosts: string[]): void {
		appendFileSync(this.at("etc/hosts"), `127.0.0.1 localhost ${hosts.join(" ")}\n`);
	}

	/** The number that process 1 has outside. */
	#pid(): string {
		const children = `/proc/${this.#systemd?.pid}/task/${this.#systemd?.pid}/children`;
		return existsSync(children) ? (readFileSync(children, "utf8").split(" ")[0] ?? "") : "";
	}

	/** Runs a command as root. */
	run(...command: string[]): Promise<Outcome> {
		return this.watch(command, () => undefined);
	}

	/** As {@link run}. @param look gets what it has said, at each word */
	watch(command: string[], look: (said: string) => void): Promise<Outcome> {
		const enter = ["--target", this.#pid(), "--mount", "--pid", "--uts", "--ipc", "--net", "--root", "--wd"];
		const env = { PATH: programs, HOME: "/root", LANG: "C.UTF-8" } as unknown as NodeJS.ProcessEnv;
		return new Promise((resolve) => {
			const child = execFile("nsenter", [...enter, ...command], { cwd: "/", env }, (error, stdout, stderr) =>
				resolve({ code: error ? Number(error.code) || 1 : 0, said: stdout + stderr }),
			);
			let said = "";
			child.stdout?.on("data", (text: string) => {
				said += text;
				look(said);
			});
			child.stdin?.end();
		});
	}

	async remove(): Promise<void> {
		if (this.#systemd && this.#systemd.exitCode === null) {
			const ended = once(this.#systemd, "exit");
			this.#systemd.kill("SIGKILL");
			await ended;
		}
		if (this.folder) rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
	}
}
