/** Hooks that store and remove the files of uploads, and the handler that sends them to staff. */
import { Readable } from "node:stream";
import {
	APIError,
	type CollectionAfterChangeHook,
	type CollectionAfterDeleteHook,
	type CollectionBeforeChangeHook,
	type CollectionConfig,
	type PayloadRequest,
} from "payload";
import { parseRangeHeader } from "payload/internal";
import { rows, sql } from "@/lib/data/sql";
import { onCommit } from "@/lib/data/transactions";
import { storedSizes } from "@/lib/files/media-sizes";
import { isFileName } from "@/lib/files/name";
import { fileStore } from "@/lib/files/store";
import { typeOf } from "@/lib/files/types";
import { StoreUnavailable } from "@/lib/files/unavailable";
import { describeError } from "@/lib/machine/log";
import { staffText } from "@/lib/office/words/staff";
import type { Media } from "../payload-types";

const store = fileStore("media");

type Sizes = Record<string, { filename?: string | null } | undefined>;
type Named = Pick<Media, "filename"> & { sizes?: object };

const sizesOf = ({ sizes }: Named) => Object.entries((sizes ?? {}) as Sizes);

/** @returns the names of an upload and its image sizes */
const namesOf = (media: Named): string[] =>
	[media.filename, ...sizesOf(media).map(([, size]) => size?.filename)].filter((name) => typeof name === "string");

/** @returns the request's file and the image sizes that Payload generated, by file name */
function filesOf(media: Media, { file, payloadUploadSizes = {} }: PayloadRequest): [string, Buffer][] {
	if (!file || !media.filename) return [];
	const sizes = sizesOf(media).flatMap(([size, { filename } = {}]): [string, Buffer][] => {
		const bytes = payloadUploadSizes[size];
		return filename && bytes ? [[filename, bytes]] : [];
	});
	return [[media.filename, file.data], ...sizes];
}

/** Of what has no file of a size. */
export const noSize = { filename: null, filesize: null, height: null, mimeType: null, url: null, width: null };
const noSizes = Object.fromEntries(storedSizes.map(({ name }) => [name, noSize]));

/**
 * The sizes follow from the file alone: a form that was opened before the first page of a PDF file was drawn
 * (lib/search/file-texts) would else empty them, and a PDF file that replaces another file would keep that one's.
 */
export const keepSizes: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
	if (req.file) return req.file.mimetype === "application/pdf" ? { ...data, sizes: noSizes } : data;
	return originalDoc ? { ...data, sizes: originalDoc.sizes } : data;
};

/** @returns an APIError 503 with a Bengali message if the S3 store is unavailable; other errors unchanged */
function orRefusal(error: unknown): unknown {
	if (!(error instanceof StoreUnavailable)) return error;
	console.error(describeError(error));
	return new APIError(error.message, 503, undefined, true);
}

/** Removes files after the commit. Never throws: the cleanup (lib/upkeep/housekeeping) removes what is left. */
async function removeOnCommit(req: PayloadRequest, names: string[]): Promise<void> {
	await onCommit(req, async () => {
		for (const name of names) {
			await store.remove(name).catch((error: unknown) => console.error(describeError(error)));
		}
	});
}

/** Payload writes the address of a former size anew where a PDF file has none: the library would show a missing picture. */
async function forgetAddresses(id: number, req: PayloadRequest): Promise<void> {
	const columns = storedSizes.map(({ name }) => sql`${sql.identifier(`sizes_${name}_url`)} = NULL`);
	await rows(req.payload, sql`UPDATE media SET ${sql.join(columns, sql`, `)} WHERE id = ${id}`, req);
}

/** Stores the files before the commit, so that each committed record has its files; removes replaced ones after it. */
export const storeFiles: CollectionAfterChangeHook<Media> = async ({ doc, operation, previousDoc, req }) => {
	const files = filesOf(doc, req);
	try {
		for (const [name, bytes] of files) await store.put(name, bytes);
	} catch (error) {
		throw orRefusal(error);
	}
	if (operation !== "update" || files.length === 0) return;
	if (req.file?.mimetype === "application/pdf") await forgetAddresses(doc.id, req);
	const kept = new Set(namesOf(doc));
	await removeOnCommit(
		req,
		namesOf(previousDoc).filter((name) => !kept.has(name)),
	);
};

export const removeFiles: CollectionAfterDeleteHook<Media> = ({ doc, req }) => removeOnCommit(req, namesOf(doc));

type Handler = NonNullable<Exclude<CollectionConfig["upload"], boolean | undefined>["handlers"]>[number];

/** Sends a file to staff whom Payload's access control has admitted; a single range as in RFC 9110. */
export const sendStored: Handler = async ({ headers }, { params: { filename } }) => {
	const name = filename.normalize("NFC");
	try {
		const found = isFileName(name) ? await store.find(name) : null;
		const { type, range } = parseRangeHeader({ fileSize: found?.size ?? 0, rangeHeader: headers.get("range") });
		if (found && type === "invalid")
			return new Response(null, { status: 416, headers: { "Content-Range": `bytes */${found.size}` } });
		const content = found && (await store.read(name, range ?? undefined));
		if (!content) return Response.json({ message: staffText.errors.noFile }, { status: 404 });
		const length = range ? range.end - range.start + 1 : found.size;
		return new Response(Readable.toWeb(content) as ReadableStream, {
			status: range ? 206 : 200,
			headers: {
				"Content-Type": typeOf(name) ?? "application/octet-stream",
				"Content-Length": String(length),
				"Accept-Ranges": "bytes",
				...(range && { "Content-Range": `bytes ${range.start}-${range.end}/${found.size}` }),
			},
		});
	} catch (error) {
		throw orRefusal(error);
	}
};
