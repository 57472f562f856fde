/**
 * Where uploaded files are kept: a folder per kind in DATA_DIR, or an S3 bucket (settings S3_…). Everything that
 * touches uploaded files goes through this interface; nothing in it decides who may read a file.
 *
 * Payload's @payloadcms/storage-s3 is not used: when enabled it adds a column to the table of uploads, so the schema
 * would depend on a setting; it saves each record a second time after its upload, so each upload would be listed twice
 * as activity; it removes files before the transaction commits; and it does not cover students' pictures.
 */
import "server-only";
import path from "node:path";
import type { Readable } from "node:stream";
import { environment } from "@/lib/machine/environment";
import { folderStore } from "./folder";
import { s3Store } from "./s3";

/** Uploads of staff; pictures of students and applicants. */
export const fileKinds = ["media", "students"] as const;
export type FileKind = (typeof fileKinds)[number];

/** Size in bytes. */
export type FileFacts = { name: string; size: number; modified: Date };

/** First and last byte, inclusive, from 0. */
export type Part = { start: number; end: number };

/** All methods throw StoreUnavailable if an S3 store does not answer, or refuses. */
export interface FileStore {
	/** Stores a file durably and completely or not at all; replaces one of the same name. */
	put(name: string, bytes: Uint8Array): Promise<void>;
	/** @returns null for a missing file */
	find(name: string): Promise<FileFacts | null>;
	/** @returns the file or a part of it; null for a missing file */
	read(name: string, part?: Part): Promise<Readable | null>;
	/** Removes a file that may be missing. */
	remove(name: string): Promise<void>;
	/** All files, including those of interrupted writes. */
	list(): AsyncIterable<FileFacts>;
}

/** Whether files are in an S3 store, so that DATA_DIR has none. */
export const isRemote = environment.S3 !== undefined;

/** @returns the store of a kind of files */
export const fileStore = (kind: FileKind): FileStore =>
	environment.S3 ? s3Store(environment.S3, kind) : folderStore(path.join(environment.DATA_DIR, kind));

/** @returns whether there is any uploaded file */
export async function hasFiles(): Promise<boolean> {
	for (const kind of fileKinds) for await (const _file of fileStore(kind).list()) return true;
	return false;
}

/** @returns all bytes of a file; null if it is missing */
export async function readBytes(store: FileStore, name: string): Promise<Buffer<ArrayBuffer> | null> {
	const content = await store.read(name);
	if (!content) return null;
	const chunks: Buffer[] = [];
	for await (const chunk of content) chunks.push(chunk);
	return Buffer.concat(chunks);
}
