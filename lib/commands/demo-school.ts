/** Fills an empty database with the demo school, whole or not at all. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { commandText } from "@/lib/bengali/commands";
import { resetDatabase } from "@/lib/cms/open-records";
import { seedSchool } from "@/lib/demo/seed";
import { seedStudents } from "@/lib/demo/students";
import type { Environment } from "@/lib/environment";

/** Nothing that staff could have written: an empty school has no notice, no picture and no student. */
async function isEmpty(payload: Payload): Promise<boolean> {
	const counts = await Promise.all(
		(["notices", "contents", "media", "students"] as const).map((collection) => payload.count({ collection })),
	);
	return counts.every(({ totalDocs }) => totalDocs === 0);
}

/**
 * Seeds when the database is empty; a seeding that was stopped half way starts over from nothing.
 * @param count how many students are now enrolled
 */
export async function seedOnce(payload: Payload, { DATA_DIR }: Environment, count: number): Promise<void> {
	// Exists only while we fill a database that was empty, so what it marks is never the school's own work.
	const unfinished = path.join(DATA_DIR, "demo-unfinished");
	if (existsSync(unfinished)) {
		await resetDatabase(payload);
	} else if (!(await isEmpty(payload))) return;
	writeFileSync(unfinished, "");
	rmSync(path.join(DATA_DIR, "media"), { recursive: true, force: true });
	console.log(commandText.seeding);
	await seedSchool(payload);
	await seedStudents(payload, { count });
	rmSync(unfinished);
}
