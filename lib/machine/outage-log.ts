/** How the log tells of a fault of the machine, which lets every request fail: one line for each kind a minute. */
import type { MachineFault } from "@/lib/bengali/machine-faults.js";
import { machineFaults } from "@/lib/bengali/machine-faults.js";
import { processWide } from "./process-wide";

const sign = "Fault of the machine";

/** @returns what to do about it; a stack would say nothing more */
export const outageLine = (fault: MachineFault, code: string): string =>
	`${sign} (${[fault, code].filter(Boolean).join(", ")}): ${machineFaults[fault].english}`;

const minute = 60_000;
const told = processWide<Partial<Record<string, number>>>("outages", () => ({}));

/** @returns whether the text tells of a kind that was told within the last minute */
export function isToldAlready(text: string, now = performance.now()): boolean {
	const [, kind] = new RegExp(`${sign} \\((\\w+)`).exec(text) ?? [];
	if (!kind) return false;
	const last = told[kind];
	if (last !== undefined && now - last < minute) return true;
	told[kind] = now;
	return false;
}
