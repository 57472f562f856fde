import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { nextTurn } from "@/lib/upkeep/security-update";

/**
 * The next night, as far as Node's programs see: their clock is set forward to when a school, or a machine with several,
 * looks for releases by itself.
 * @param school as it is known by (lib/office/updates/by-itself.ts, lib/commands/schools/security.ts)
 * @param folder where the clock is written
 * @returns variables of the environment
 */
export function atNight(school: string, folder: string): Record<string, string> {
	const ahead = nextTurn(school, Date.now()).from - Date.now() + 1_000;
	const clock = path.join(folder, "clock.mjs");
	writeFileSync(
		clock,
		`const { now } = Date;
		globalThis.Date = class extends Date {
			constructor(...given) { given.length === 0 ? super(now() + ${ahead}) : super(...given); }
			static now() { return now() + ${ahead}; }
		};`,
	);
	return { NODE_OPTIONS: `--import=${pathToFileURL(clock).href}` };
}
