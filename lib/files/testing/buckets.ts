/** Buckets of the S3 store for tests (lib/commands/test/object-store), seen from outside of the site. */
import { randomBytes } from "node:crypto";
import { S3 } from "@aws-sdk/client-s3";

/** The settings of an S3 store, as environment variables. */
export type Variables = Record<string, string>;

export type Bucket = {
	variables: Variables;
	/** All keys in the bucket, sorted. */
	keys: () => Promise<string[]>;
	/** The content of every object, by key, in base64. */
	contents: () => Promise<Record<string, string>>;
	put: (key: string, body: string | Uint8Array) => Promise<void>;
	remove: (key: string) => Promise<void>;
};

function clientOf({ S3_ENDPOINT: endpoint, S3_REGION: region, ...keys }: Variables): S3 {
	const { S3_ACCESS_KEY_ID: accessKeyId = "", S3_SECRET_ACCESS_KEY: secretAccessKey = "" } = keys;
	return new S3({ endpoint, region, credentials: { accessKeyId, secretAccessKey }, forcePathStyle: true });
}

/**
 * Makes a bucket.
 * @param store variables of a store
 */
export async function newBucket(store: Variables): Promise<Bucket> {
	const client = clientOf(store);
	const Bucket = `school-${randomBytes(6).toString("hex")}`;
	await client.createBucket({ Bucket });
	const keys = async () => {
		const { Contents = [] } = await client.listObjectsV2({ Bucket });
		return Contents.map(({ Key = "" }) => Key).sort();
	};
	return {
		variables: { ...store, S3_BUCKET: Bucket },
		keys,
		contents: async () => {
			const contents: Record<string, string> = {};
			for (const Key of await keys()) {
				const { Body } = await client.getObject({ Bucket, Key });
				contents[Key] = (await Body?.transformToString("base64")) ?? "";
			}
			return contents;
		},
		put: async (Key, Body) => {
			await client.putObject({ Bucket, Key, Body });
		},
		remove: async (Key) => {
			await client.deleteObject({ Bucket, Key });
		},
	};
}
