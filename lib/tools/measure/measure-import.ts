/**
 * `npm run command -- measure-import`: prints how long an import of 5,000 rows takes, from the upload of an .xlsx file to the end of
 * the transaction, into a temporary school that has 5,000 students already. With DATABASE_URL into that empty database.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pupil, tableOf } from "@/lib/office/import/testing/files";
import { importFileText } from "@/lib/office/lists/text";

const count = 5000;
const folder = mkdtempSync(path.join(tmpdir(), "school-measure-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
// Read when the modules below are first imported.
process.env.DATA_DIR = folder;
const { openRecords } = await import("@/lib/upkeep/open-records");
const { seedStudents } = await import("@/lib/demo/students");
const { writeFileOf } = await import("@/lib/office/lists/files");
const { confirmImport, findImport, importing, startImport } = await import("@/lib/office/import/operation");
const { takeBack } = await import("@/lib/office/operations/apply");
const { readProgress } = await import("@/lib/office/operations/background");

const payload = await openRecords();
await seedStudents(payload, { count });
const account = { role: "clerk" as const, name: "করণিক", email: "clerk@example.com", password: "নদীর পাড়ে আমার ঘর" };
const staff = await payload.create({ collection: "staff", data: account });
const year = await payload.find({ collection: "years", sort: "-year", limit: 1 });
await payload.create({ collection: "sections", data: { name: "আমদানি", class: 8 } });

const rows = Array.from({ length: count }, (_, index) =>
	pupil(index + 1, {
		year: String(year.docs[0]?.year),
		section: "আমদানি",
		birthNumber: `2015${String(index).padStart(13, "0")}`,
		fatherMobile: `017${String(index).padStart(8, "0")}`,
		dateOfBirth: "25-01-2015",
		address: `গ্রাম ${index}, চরফ্যাশন, ভোলা`,
	}),
);
const bytes = await writeFileOf("xlsx", [{ name: importFileText.sheet, rows: tableOf(rows) }]);

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
	// How long the event loop was blocked for other requests: the longest delay of a timer.
	let [last, longest] = [performance.now(), 0];
	const timer = setInterval(() => {
		longest = Math.max(longest, performance.now() - last);
		last = performance.now();
	}, 5);
	const start = performance.now();
	await work();
	clearInterval(timer);
	console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s, longest pause ${Math.round(longest)} ms`);
}

async function leaves(state: string): Promise<void> {
	while ((await readProgress("import")).state === state) await sleep(20);
}

for (const what of ["new", "again", "same"]) {
	await measure(`${what}: upload and reading`, async () => {
		await startImport(staff as never, new File([new Uint8Array(bytes)], "5000.xlsx"));
		await leaves("reading");
	});
	const run = await findImport();
	if (run?.state !== "planned") throw new Error(`The file was not read: ${run?.fault}`);
	let fingerprint = "";
	await measure(`${what}: dry run`, async () => {
		({ fingerprint } = await importing.plan(run.id));
	});
	await measure(`${what}: applying`, async () => {
		await confirmImport(run.id, fingerprint, staff as never);
		await leaves("applying");
	});
	if (what === "new") await measure("undoing", () => takeBack(importing, run.id));
}
await payload.destroy();
