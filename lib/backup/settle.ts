/**
 * The last phase of a restore, and recovery after a kill. Files are unpacked into a temporary folder of DATA_DIR, which
 * is renamed to `restored` when complete and verified; then they are moved to their final locations, uploaded files
 * also into an S3 store. The commit point is that rename with SQLite, whose database is one of the files, and the
 * COMMIT of the transaction with PostgreSQL.
 */
import { existsSync, readdirSync } from "node:fs";
import { readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { sqliteFile } from "@/lib/data/data-folder";
import { withPostgres } from "@/lib/data/own-connection";
import { fileKinds, fileStore, isRemote } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { syncFolder } from "@/lib/machine/sync-folder";

/** Prefix of the temporary folder. */
export const restoring = "restoring-";

/** Folder of verified files; some may have been moved to their final locations already. */
export const restored = path.join(environment.DATA_DIR, "restored");

/** @returns whether DATA_DIR is as a restore has left it when it was done, or as none has ever touched it */
export const isSettled = (): boolean =>
	!existsSync(restored) && !readdirSync(environment.DATA_DIR).some((name) => name.startsWith(restoring));

const inDataDir = (name: string) => path.join(environment.DATA_DIR, name);

/**
 * Finishes a restore that was killed after its commit point, and discards one that was killed before. Must run before
 * anything else reads DATA_DIR.
 */
export async function settleRestore(): Promise<void> {
	if (!existsSync(environment.DATA_DIR)) return;
	if (existsSync(restored)) {
		if (await isCommitted()) await moveIn();
		else await rm(restored, { recursive: true });
	}
	const left = (await readdir(environment.DATA_DIR)).filter((name) => name.startsWith(restoring));
	for (const name of left) await rm(inDataDir(name), { recursive: true, force: true });
}

async function isCommitted(): Promise<boolean> {
	if (!environment.DATABASE_URL) return true;
	// Loaded only after an interrupted restore, to keep a normal start fast.
	const { inspectPostgresSchema } = await import("./postgres");
	return withPostgres(async (client) => (await inspectPostgresSchema(client)) === "school");
}

/** Moves the files to their final locations. Idempotent. The database is last, because the site starts only with it. */
export async function moveIn(): Promise<void> {
	if (isRemote) await uploadFiles();
	const database = path.basename(sqliteFile);
	const names = (await readdir(restored)).sort((a, b) => Number(a === database) - Number(b === database));
	for (const name of names) await rename(path.join(restored, name), inDataDir(name));
	await syncFolder(environment.DATA_DIR);
	await rm(restored, { recursive: true });
}

/** Moves the uploaded files into the S3 store, one by one. */
async function uploadFiles(): Promise<void> {
	for (const kind of fileKinds) {
		const folder = path.join(restored, kind);
		for (const name of existsSync(folder) ? await readdir(folder) : []) {
			await fileStore(kind).put(name, await readFile(path.join(folder, name)));
			await rm(path.join(folder, name));
		}
		await rm(folder, { recursive: true, force: true });
	}
}
