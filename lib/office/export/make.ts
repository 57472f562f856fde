/** Makes the archive with which a school leaves: what people read, and beside it what another site imports. */
import "server-only";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { backupPath, withTemporaryFolder } from "@/lib/backup/folder";
import { readSealing } from "@/lib/backup/queries";
import { toBackupError } from "@/lib/backup/refused";
import { seal, sealBytes } from "@/lib/backup/seal";
import { type FileKind, fileStore } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { syncFolder } from "@/lib/machine/sync-folder";
import { makeBooks } from "./books";
import { type Archived, nameFiles } from "./files";
import {
	type ExportManifest,
	ExportRefused,
	exportFormat,
	manifestName,
	newExportName,
	readmeName,
	secretName,
	type TableFacts,
	tableName,
	withheldName,
} from "./manifest";
import { type Book, type Entry, indexPage, makePages } from "./pages";
import { isWithheld, openRow, type Row, type Table, wholeRow, withTables } from "./tables";
import { readme } from "./text";
import { type Add, writeZip } from "./zip";

type Parts = ExportManifest["parts"];

/**
 * @param payload on the school's migrated database; its site may run
 * @param target path of a file that does not exist
 * @returns uploaded files that records reference but that did not exist
 */
export async function makeExport(payload: Payload, target: string): Promise<{ missing: string[]; sealed: boolean }> {
	// Sealed as backups are.
	const recipient = (await readSealing(payload))?.recipient;
	const missing: string[] = [];
	const made = new Date().toISOString();
	await writeZip(target, recipient, async (add) => {
		const parts: Parts = { [readmeName]: await add(readmeName, [readme]) };
		const data = await addTables(add, parts, recipient);
		const files = await nameFiles(payload);
		for (const file of files) await addFile(file, add, parts, missing);
		const kept = files.filter(({ stored }) => !missing.includes(stored));
		const pages = await makePages(payload, kept);
		for (const { name, html } of pages) await add(name, [html]);
		const books: Omit<Book, "bytes">[] = [];
		for await (const { bytes, ...book } of makeBooks(payload, kept)) {
			await add(book.name, [bytes]);
			books.push(book);
		}
		const pictures: Entry[] = kept.filter(({ isReadable }) => isReadable);
		await add("index.html", [await indexPage(payload, { made, books, pages, pictures })]);
		const manifest: ExportManifest = { format: exportFormat, made, ...data, missing, parts };
		await add(manifestName, [JSON.stringify(manifest, null, "\t")]);
	});
	return { missing, sealed: recipient !== undefined };
}

/** Characters that are written at once. */
const piece = 65_536;

/** @returns the rows that `keep` leaves, one a line; in the end `count.rows` is how many */
async function* linesOf(table: Table, keep: (table: string, row: Row) => Row | null, count: { rows: number }) {
	let lines = "";
	for await (const row of table.rows()) {
		const kept = keep(table.name, row);
		if (!kept) continue;
		count.rows += 1;
		lines += `${JSON.stringify(kept)}\n`;
		if (lines.length < piece) continue;
		yield lines;
		lines = "";
	}
	yield lines;
}

async function* sealedLines(content: AsyncIterable<string>, recipient: string) {
	async function* bytes() {
		for await (const text of content) yield Buffer.from(text);
	}
	yield* (await seal(bytes(), recipient)).sealed;
}

function addTables(add: Add, parts: Parts, recipient: string | undefined) {
	return withTables(async ({ migrations, tables }) => {
		const facts: Record<string, TableFacts> = {};
		for (const table of tables) {
			const { name, columns, last } = table;
			const open = { rows: 0 };
			parts[tableName(name)] = await add(tableName(name), linesOf(table, openRow, open));
			const own: TableFacts = { columns, last, rows: 0 };
			facts[name] = own;
			if (recipient && isWithheld(name)) {
				const whole = { rows: 0 };
				const sealed = sealedLines(linesOf(table, wholeRow, whole), recipient);
				parts[withheldName(name)] = await add(withheldName(name), sealed);
				own.withheld = whole.rows;
			}
			own.rows = open.rows;
		}
		if (recipient) {
			const secret = await readFile(path.join(environment.DATA_DIR, "secret"));
			parts[secretName] = await add(secretName, [await sealBytes(secret, recipient)]);
		}
		return { migrations, tables: facts };
	});
}

async function addFile({ name, stored }: Archived, add: Add, parts: Parts, missing: string[]): Promise<void> {
	const [kind, own] = stored.split("/") as [FileKind, string];
	const content = await fileStore(kind).read(own);
	if (!content) missing.push(stored);
	else parts[name] = { ...(await add(name, content)), stored };
}

/**
 * @param target path of a file that does not exist; without it one in the backup folder
 * @throws ExportRefused "exists", BackupRefused for every other known reason; nothing is left then
 */
export async function makeExportAt(payload: Payload, target?: string): Promise<{ file: string; missing: string[] }> {
	if (target && existsSync(target)) throw new ExportRefused("exists", target);
	try {
		return await withTemporaryFolder(async (folder) => {
			const made = path.join(folder, "archive");
			const { missing, sealed } = await makeExport(payload, made);
			const file = target ?? backupPath(newExportName(sealed));
			await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
			await move(made, file);
			return { file, missing };
		});
	} catch (error) {
		throw toBackupError(error);
	}
}

/** Also to another disk, as a pen drive. */
async function move(made: string, file: string): Promise<void> {
	const failed = await rename(made, file).catch((error: NodeJS.ErrnoException) => error);
	if (failed && failed.code !== "EXDEV") throw failed;
	if (failed)
		await copyFile(made, file).catch(async (error: unknown) => {
			await rm(file, { force: true });
			throw error;
		});
	await syncFolder(path.dirname(file));
}
