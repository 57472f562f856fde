/** Files in an S3 store with a bucket for each test file; to be called at its top, before anything reads the settings. */
import { type Bucket, newBucket } from "./buckets";
import { type Gate, openGate } from "./gate";

/** @returns the bucket, and the gate through which the site reaches the store; both when a test runs */
export function onS3(): () => { bucket: Bucket; gate: Gate } {
	let opened: { bucket: Bucket; gate: Gate };
	beforeAll(async () => {
		const store = JSON.parse(process.env.TEST_STORE ?? "{}");
		const gate = await openGate(store.S3_ENDPOINT);
		const bucket = await newBucket(store);
		opened = { bucket, gate };
		Object.assign(process.env, bucket.variables, { S3_ENDPOINT: gate.url });
	});
	afterAll(() => opened.gate.close());
	return () => opened;
}
