import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { createClient } from "@libsql/client";
import { nextTurn } from "@/lib/upkeep/security-update";

/**
 * The next night, as far as Node's programs see: their clock is set forward to when a school, or a machine with several,
 * looks for releases by itself.
 * @param school as it is known by (lib/office/updates/by-itself.ts, lib/hosting/schools/security.ts)
 * @param folder where the clock is written
 * @returns variables of the environment
 */
export function atNight(school: string, folder: string): Record<string, string> {
	const ahead = nextTurn(school, Date.now()).from - Date.now() + 1_000;
	const clock = path.join(folder, "clock.mjs");
	writeFileSync(
		clock,
		// Next puts a constructor of its own in the place of this one.
		`const Real = Date;
		const now = () => Real.now() + ${ahead};
		globalThis.Date = new Proxy(Real, {
			apply: () => new Real(now()).toString(),
			construct: (_real, given, as) =>
				Reflect.construct(Real, given.length === 0 ? [now()] : given, as === globalThis.Date ? Real : as),
			get: (_real, name) => (name === "now" ? now : Real[name]),
		});`,
	);
	return { NODE_OPTIONS: `--import=${pathToFileURL(clock).href}` };
}

/** @returns how often the list of acts has this */
export async function actsIn(dataDir: string, title: string): Promise<number> {
	const client = createClient({ url: `file:${path.join(dataDir, "school.db")}` });
	const { rows } = await client.execute({ sql: "SELECT count(*) AS n FROM activity WHERE title = ?", args: [title] });
	client.close();
	return Number(rows[0]?.n);
}
