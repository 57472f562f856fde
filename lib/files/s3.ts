/**
 * A file store in a bucket of an S3 store. Nothing in the bucket is public, and no URL of it is given to a browser: the
 * site reads each file itself, after its checks.
 */
import "server-only";
import type { Readable } from "node:stream";
import type { S3, S3ServiceException } from "@aws-sdk/client-s3";
import type { S3Settings } from "@/lib/machine/environment";
import { assertFileName } from "./name";
import type { FileFacts, FileStore, Part } from "./store";
import { StoreUnavailable } from "./unavailable";

/** Connections at a time; each visitor who downloads slowly holds one. */
const agent = { keepAlive: true, maxSockets: 500 };

const requestHandler = {
	httpAgent: agent,
	httpsAgent: agent,
	// Milliseconds. Short, because a database transaction waits meanwhile, and is rolled back after 30 idle seconds.
	connectionTimeout: 3_000,
	requestTimeout: 14_000,
	throwOnRequestTimeout: true,
	// Milliseconds without data on a connection, also when a visitor downloads too slowly.
	socketTimeout: 60_000,
};

/** Milliseconds. Short, because a visitor waits for a read and for its retry. */
const reading = { requestTimeout: 4_000 };

const clients = new WeakMap<S3Settings, Promise<S3>>();

/** The SDK is loaded by the first call, so that a site without S3 does without its 24 MB of memory. */
function clientOf(settings: S3Settings): Promise<S3> {
	const { endpoint, region, accessKeyId, secretAccessKey, forcePathStyle } = settings;
	const made = clients.get(settings);
	if (made) return made;
	const client = import("@aws-sdk/client-s3").then(
		({ S3 }) =>
			new S3({
				endpoint,
				region,
				credentials: { accessKeyId, secretAccessKey },
				forcePathStyle,
				maxAttempts: 2,
				requestHandler,
				// Other stores than Amazon's support the newer checksums only partly. The signature covers the content's
				// SHA-256.
				requestChecksumCalculation: "WHEN_REQUIRED",
				responseChecksumValidation: "WHEN_REQUIRED",
			}),
	);
	clients.set(settings, client);
	return client;
}

/** A missing bucket is a wrong setting, not a missing file. */
const isMissing = (error: unknown): boolean =>
	["NoSuchKey", "NotFound"].includes((error as S3ServiceException | undefined)?.name ?? "");

/** @returns null for a missing object. @throws StoreUnavailable for every other failure */
async function orNull<T>(work: Promise<T>): Promise<T | null> {
	try {
		return await work;
	} catch (error) {
		if (isMissing(error)) return null;
		throw new StoreUnavailable(error);
	}
}

async function orUnavailable<T>(work: Promise<T>): Promise<T> {
	return work.catch((error: unknown) => {
		throw new StoreUnavailable(error);
	});
}

/**
 * @param kind first part of the keys, after S3_PREFIX
 * @param writing replaces limits for what is written
 */
export function s3Store(settings: S3Settings, kind: string, writing?: { requestTimeout: number }): FileStore {
	const { bucket: Bucket, prefix } = settings;
	const start = `${prefix}${kind}/`;
	const place = (name: string) => {
		assertFileName(name);
		return { Bucket, Key: start + name };
	};
	const client = () => clientOf(settings);

	async function read(name: string, part?: Part): Promise<Readable | null> {
		const Range = part && `bytes=${part.start}-${part.end}`;
		const s3 = await client();
		const found = await orNull(s3.getObject({ ...place(name), Range }, reading));
		return (found?.Body as Readable | undefined) ?? null;
	}

	async function* list(): AsyncGenerator<FileFacts> {
		const s3 = await client();
		let next: string | undefined;
		do {
			const page = await orUnavailable(s3.listObjectsV2({ Bucket, Prefix: start, ContinuationToken: next }));
			for (const { Key = "", Size = 0, LastModified = new Date() } of page.Contents ?? []) {
				const name = Key.slice(start.length);
				if (name && !name.includes("/")) yield { name, size: Size, modified: LastModified };
			}
			next = page.IsTruncated ? page.NextContinuationToken : undefined;
		} while (next);
	}

	return {
		put: async (name, bytes) => {
			const s3 = await client();
			await orUnavailable(s3.putObject({ ...place(name), Body: bytes, ContentLength: bytes.byteLength }, writing));
		},
		find: async (name) => {
			const s3 = await client();
			const found = await orNull(s3.headObject(place(name), reading));
			return found && { name, size: found.ContentLength ?? 0, modified: found.LastModified ?? new Date(0) };
		},
		read,
		remove: async (name) => {
			const s3 = await client();
			await orNull(s3.deleteObject(place(name)));
		},
		list,
	};
}
