/**
 * Like ./prepare for the demo: seeds an empty database with an invented school, completely or not at all, and takes its first
 * backup; `--students 20000` for a large one.
 */
import { existsSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { seedDesk } from "@/lib/demo/desk";
import { seedSchool } from "@/lib/demo/seed";
import { seedStudents } from "@/lib/demo/students";
import { fileStore } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { commandText } from "@/lib/machine/text";
import { runBackup } from "@/lib/office/backup/jobs";
import { openRecords, resetDatabase } from "@/lib/upkeep/open-records";
import { makeDemoStaff, makeFirstStaff } from "../run/first-staff";

const { values } = parseArgs({ options: { students: { type: "string", default: "600" } } });

const payload = await openRecords();

/** Whether nothing has been entered yet: no notice, content, upload or student. */
async function isEmpty(): Promise<boolean> {
	const counts = await Promise.all(
		(["notices", "contents", "media", "students"] as const).map((collection) => payload.count({ collection })),
	);
	return counts.every(({ totalDocs }) => totalDocs === 0);
}

/** Seeds if the database is empty; an interrupted seeding starts over. */
async function seedOnce(): Promise<void> {
	// Exists only while an empty database is being seeded, so real data is never dropped.
	const unfinished = path.join(environment.DATA_DIR, "demo-unfinished");
	if (existsSync(unfinished)) await resetDatabase(payload);
	else if (!(await isEmpty())) return;
	writeFileSync(unfinished, "");
	const media = fileStore("media");
	for await (const { name } of media.list()) await media.remove(name);
	console.log(commandText.seeding);
	await seedSchool(payload);
	await seedStudents(payload, { count: Number(values.students) });
	await seedDesk(payload);
	rmSync(unfinished);
	await runBackup("manual");
}

await seedOnce();
if (environment.STAFF_EMAIL) await makeFirstStaff(payload, environment);
else await makeDemoStaff(payload, environment);
await payload.destroy();
