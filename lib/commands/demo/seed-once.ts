/** Seeds an empty database with the demo school, completely or not at all, and takes its first backup. */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { commandText } from "@/lib/bengali/commands";
import { seedReads } from "@/lib/demo/circular";
import { seedDesk } from "@/lib/demo/desk";
import { seedSchool } from "@/lib/demo/seed";
import { seedStudents } from "@/lib/demo/students";
import { fileStore } from "@/lib/files/store";
import type { Environment } from "@/lib/machine/environment";
import { runBackup } from "@/lib/office/backup/jobs";
import { resetDatabase } from "@/lib/upkeep/open-records";

/** Whether nothing has been entered yet: no notice, content, upload or student. */
async function isEmpty(payload: Payload): Promise<boolean> {
	const counts = await Promise.all(
		(["notices", "contents", "media", "students"] as const).map((collection) => payload.count({ collection })),
	);
	return counts.every(({ totalDocs }) => totalDocs === 0);
}

/**
 * Seeds if the database is empty; an interrupted seeding starts over.
 * @param count number of enrolled students
 */
export async function seedOnce(payload: Payload, { DATA_DIR }: Environment, count: number): Promise<void> {
	// Exists only while an empty database is being seeded, so real data is never dropped.
	const unfinished = path.join(DATA_DIR, "demo-unfinished");
	if (existsSync(unfinished)) {
		await resetDatabase(payload);
	} else if (!(await isEmpty(payload))) return;
	writeFileSync(unfinished, "");
	const media = fileStore("media");
	for await (const { name } of media.list()) await media.remove(name);
	console.log(commandText.seeding);
	await seedSchool(payload);
	await seedStudents(payload, { count });
	await seedDesk(payload);
	await seedReads(payload);
	rmSync(unfinished);
	await runBackup("manual");
}
