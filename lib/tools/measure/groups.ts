/**
 * Limits of memory and processor for a group of processes, as systemd sets them for units: cgroups of the kernel, of version
 * 2 or 1. Needs root.
 */
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from "node:fs";
import path from "node:path";

const root = "/sys/fs/cgroup";
const isSecond = existsSync(path.join(root, "cgroup.controllers"));

/** Microseconds of a period in which a group may use its share of the processor, as CPUQuotaPeriodSec of the unit. */
const period = 10_000;

/** Where a group is, and its files. */
const places = isSecond
	? [{ at: root, memory: "memory.max", cpu: "cpu.max" }]
	: [
			{ at: path.join(root, "memory"), memory: "memory.limit_in_bytes", cpu: null },
			{ at: path.join(root, "cpu"), memory: null, cpu: "cpu.cfs_quota_us" },
		];

/** How a report names it. */
export const groupKind = isSecond ? "cgroup v2" : "cgroup v1";

/** @property name below another group's with a slash; @property cores of the processor, as 1.5 */
export class Group {
	readonly #name: string;

	constructor(name: string, { bytes, cores }: { bytes?: number; cores?: number }) {
		this.#name = name;
		for (const { at, memory, cpu } of places) {
			const folder = path.join(at, name);
			mkdirSync(folder, { recursive: true });
			if (memory && bytes) writeFileSync(path.join(folder, memory), String(Math.round(bytes)));
			const share = Math.round((cores ?? 0) * period);
			if (cpu && share && !isSecond) writeFileSync(path.join(folder, "cpu.cfs_period_us"), String(period));
			if (cpu && share) writeFileSync(path.join(folder, cpu), isSecond ? `${share} ${period}` : String(share));
		}
		// Version 2 limits what is below a group only if the group says so.
		if (isSecond && !name.includes("/")) writeFileSync(path.join(root, name, "cgroup.subtree_control"), "+memory +cpu");
	}

	get #lists(): string[] {
		return places.map(({ at }) => path.join(at, this.#name, "cgroup.procs"));
	}

	/** Moves a process here. */
	add(pid: number): void {
		for (const list of this.#lists) writeFileSync(list, String(pid));
	}

	/** A command of the shell after which what it runs belongs to the group. */
	get entry(): string {
		return this.#lists.map((list) => `echo $$ > ${list}`).join("; ");
	}

	/** Numbers of its own processes, not of those of groups below. */
	get pids(): number[] {
		const [list = ""] = this.#lists;
		return readFileSync(list, "utf8").trim().split("\n").filter(Boolean).map(Number);
	}

	/** Its processes must have ended. */
	remove(): void {
		for (const { at } of places) rmdirSync(path.join(at, this.#name));
	}
}

/** @returns bytes of memory of a process, of shared pages its part (proc_pid_smaps(5)); 0 if it has ended */
export function proportionalBytes(pid: number): number {
	try {
		const text = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
		return Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024;
	} catch {
		return 0;
	}
}
