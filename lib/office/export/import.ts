/**
 * Brings an archive into an empty site, on either database: it becomes what an unpacked backup of that database is, and
 * goes the way of a restore from there (lib/backup/restore), which a kill leaves done or undone.
 */
import "server-only";
import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import type { DatabaseFacts } from "@/lib/backup/manifest";
import { BackupRefused } from "@/lib/backup/refused";
import { fillEmpty } from "@/lib/backup/restore";
import { isSealed, unseal } from "@/lib/backup/seal";
import { folderStore } from "@/lib/files/folder";
import { fileKinds } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { syncFolder } from "@/lib/machine/sync-folder";
import {
	type ExportManifest,
	type ExportPart,
	ExportRefused,
	exportFormat,
	manifestName,
	manifestSchema,
	secretName,
	tableName,
	withheldName,
} from "./manifest";
import type { Incoming } from "./put-rows";
import { isExported, isWithheld, type Row } from "./tables";
import { withZip, type ZipEntries } from "./zip";

/** Bytes; 100,000 parts take about 20 MB. */
const manifestLimit = 100_000_000;

/**
 * @param file an absolute path
 * @param askKey is asked for the key of a sealed archive
 * @returns whether passwords came with it
 * @throws ExportRefused, BackupRefused if the target is not empty or the archive cannot be imported completely; the target
 *   is unchanged
 */
export async function importSchool(file: string, askKey: () => Promise<string>): Promise<{ hasLogins: boolean }> {
	const [store, name] = [folderStore(path.dirname(file)), path.basename(file)];
	if (!(await store.find(name))) throw new BackupRefused("noBackup", file);
	let asked: Promise<string> | undefined;
	const key = () => {
		asked ??= askKey();
		return asked;
	};
	let hasLogins = false;
	await fillEmpty(async (folder) => {
		// Beside the folders of a backup, and gone before they are moved in.
		const work = path.join(folder, "work");
		await mkdir(work);
		const zip = path.join(work, "archive.zip");
		const sealed = await isSealed(store, name);
		if (sealed) await pipeline(unseal(createReadStream(file), await key()), createWriteStream(zip, { mode: 0o600 }));
		const facts = await withZip(sealed ? zip : file, async (entries) => {
			const manifest = await readManifest(entries);
			const archive: Archive = { entries, manifest, work, key };
			hasLogins = Object.hasOwn(manifest.parts, secretName);
			await putFiles(archive, folder);
			await putSecret(archive, path.join(folder, "secret"));
			return putDatabase(archive, folder);
		});
		await rm(work, { recursive: true });
		for (const name of await readdir(folder)) if (name !== "secret") await syncFolder(path.join(folder, name));
		return facts;
	});
	return { hasLogins };
}

type Archive = { entries: ZipEntries; manifest: ExportManifest; work: string; key: () => Promise<string> };

async function readManifest(entries: ZipEntries): Promise<ExportManifest> {
	let parsed: unknown;
	try {
		parsed = JSON.parse((await entries.readSmall(manifestName, manifestLimit)).toString("utf8"));
	} catch {
		throw new ExportRefused("damaged", manifestName);
	}
	const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(parsed);
	if (format > exportFormat) throw new ExportRefused("newer");
	const { data } = manifestSchema.safeParse(parsed);
	if (!data || !Object.keys(data.tables).every(isExported)) throw new ExportRefused("damaged", manifestName);
	return data;
}

function partOf({ manifest: { parts } }: Archive, name: string): ExportPart {
	const part = Object.hasOwn(parts, name) && parts[name];
	if (!part) throw new ExportRefused("damaged", name);
	return part;
}

const contentOf = (archive: Archive, name: string) => archive.entries.read(name, partOf(archive, name));

/** @returns a file with the content, of which every byte has been checked before one is used */
async function extracted(archive: Archive, name: string): Promise<string> {
	const file = path.join(archive.work, "part");
	await pipeline(await contentOf(archive, name), createWriteStream(file, { mode: 0o600 }));
	return file;
}

/** @returns what is sealed in the archive once more */
const unsealed = async (archive: Archive, name: string): Promise<AsyncGenerator<Buffer>> =>
	unseal(createReadStream(await extracted(archive, name)), await archive.key());

async function putFiles(archive: Archive, folder: string): Promise<void> {
	for (const kind of fileKinds) await mkdir(path.join(folder, kind), { mode: 0o700 });
	for (const [name, { stored }] of Object.entries(archive.manifest.parts)) {
		if (!stored) continue;
		const file = createWriteStream(path.join(folder, stored), { flags: "wx", mode: 0o600, flush: true });
		await pipeline(await contentOf(archive, name), file);
	}
}

/** Without that of the archive a new one: then the codes on printed papers are not known any more. */
async function putSecret(archive: Archive, file: string): Promise<void> {
	let secret = environment.SECRET ?? randomBytes(32).toString("hex");
	if (Object.hasOwn(archive.manifest.parts, secretName)) {
		secret = "";
		for await (const chunk of await unsealed(archive, secretName)) secret += chunk.toString("utf8");
	}
	await writeFile(file, secret, { flag: "wx", mode: 0o600, flush: true });
}

const rowSchema = z.record(z.string(), z.union([z.string(), z.number(), z.null()]));

/** @returns the rows of a table. @throws ExportRefused if they are not those that the manifest names */
async function* rowsOf(archive: Archive, table: string): AsyncGenerator<Row> {
	const { rows, columns, withheld } = archive.manifest.tables[table] as ExportManifest["tables"][string];
	const isSecret = withheld !== undefined && isWithheld(table);
	const name = isSecret ? withheldName(table) : tableName(table);
	let left = isSecret ? withheld : rows;
	const content = isSecret ? await unsealed(archive, name) : createReadStream(await extracted(archive, name));
	for await (const line of linesIn(content)) {
		const { data } = rowSchema.safeParse(parse(line));
		if (!data || !Object.keys(data).every((column) => columns.includes(column)))
			throw new ExportRefused("damaged", name);
		left -= 1;
		yield data;
	}
	if (left !== 0) throw new ExportRefused("damaged", name);
}

function parse(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return null;
	}
}

/** Not those of `node:readline`, which ends a line at U+2028 too. */
async function* linesIn(content: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let rest = "";
	for await (const chunk of content) {
		const lines = (rest + decoder.decode(chunk, { stream: true })).split("\n");
		rest = lines.pop() ?? "";
		yield* lines;
	}
	if (rest) yield rest;
}

async function putDatabase(archive: Archive, folder: string): Promise<DatabaseFacts> {
	const { migrations, tables } = archive.manifest;
	await mkdir(path.join(folder, "database"), { mode: 0o700 });
	const incoming: Incoming = {
		migrations,
		tables: Object.entries(tables).map(([name, { columns, last }]) => ({
			...{ name, columns, last },
			rows: () => rowsOf(archive, name),
		})),
	};
	const { putPostgresRows, putSqliteRows } = await import("./put-rows");
	return environment.DATABASE_URL ? putPostgresRows(folder, incoming) : putSqliteRows(folder, incoming);
}
