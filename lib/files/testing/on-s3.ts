/** Files in an S3 store with a bucket for each test file (lib/cms/testing/databases calls this at the top of each). */
import type { Bucket } from "./buckets";
import { type Gate, openGate } from "./gate";

type Store = { bucket: Bucket; gate: Gate };
let opened: Store;

/**
 * Before the first test, creates the bucket and sets the environment variables for it, before any module reads them.
 */
export function onS3(): void {
	beforeAll(async () => {
		const store = JSON.parse(process.env.TEST_STORE ?? "{}");
		const gate = await openGate(store.S3_ENDPOINT);
		// Late, because the SDK is large, and all data tests load this module.
		const { newBucket } = await import("./buckets");
		const bucket = await newBucket(store);
		opened = { bucket, gate };
		Object.assign(process.env, bucket.variables, { S3_ENDPOINT: gate.url });
	});
	afterAll(() => opened.gate.close());
}

/** @returns the bucket, and the gate through which the site reaches the store; both when a test runs */
export const s3 = () => opened;
