import type { FileStore } from "./store";
import { type Bucket, newBucket } from "./testing/buckets";
import { type Gate, openGate } from "./testing/gate";
import { storeSuite } from "./testing/store-suite";

const testStore = JSON.parse(process.env.TEST_STORE ?? "{}");
let bucket: Bucket;
let gate: Gate;
let store: FileStore;

async function storeOf(variables: Record<string, string>, kind = "media"): Promise<FileStore> {
	const [{ s3Store }, { readEnvironment }] = await Promise.all([import("./s3"), import("@/lib/machine/environment")]);
	const { S3 } = readEnvironment(variables);
	if (!S3) throw new Error("No settings of S3");
	return s3Store(S3, kind);
}

beforeAll(async () => {
	gate = await openGate(testStore.S3_ENDPOINT);
	bucket = await newBucket({ ...testStore, S3_ENDPOINT: gate.url });
	store = await storeOf({ ...bucket.variables, S3_PREFIX: "schools/one" });
});
afterAll(() => gate.close());

storeSuite(() => store);

test("kinds and prefixes are apart", async () => {
	const other = await newBucket(testStore);
	const files = await storeOf(bucket.variables, "students");
	await files.put("x.webp", new Uint8Array(1));
	expect(await store.find("x.webp")).toBeNull();
	expect(await bucket.keys()).toContain("students/x.webp");
	await store.put("x.webp", new Uint8Array(2));
	expect(await bucket.keys()).toEqual(expect.arrayContaining(["schools/one/media/x.webp", "students/x.webp"]));
	await store.remove("x.webp");
	expect((await files.find("x.webp"))?.size).toBe(1);
	expect(await other.keys()).toEqual([]);
});

test("lists more files than S3 gives at once", async () => {
	const many = await storeOf(bucket.variables, "many");
	const names = Array.from({ length: 1_005 }, (_, index) => `${index}.webp`);
	for (let start = 0; start < names.length; start += 50)
		await Promise.all(names.slice(start, start + 50).map((name) => many.put(name, new Uint8Array(1))));
	const found: string[] = [];
	for await (const { name } of many.list()) found.push(name);
	expect(found.sort()).toEqual(names.sort());
});

test("a missing bucket and wrong keys are no empty store", async () => {
	for (const wrong of ["S3_BUCKET", "S3_SECRET_ACCESS_KEY"]) {
		const other = await storeOf({ ...bucket.variables, [wrong]: "wrong" }, "other");
		const namesOf = async () => {
			for await (const _file of other.list()) return;
		};
		await expect(namesOf()).rejects.toMatchObject({ name: "StoreUnavailable" });
		await expect(other.put("x.webp", new Uint8Array(1))).rejects.toMatchObject({ name: "StoreUnavailable" });
	}
});

test("nobody reads an object without the keys", async () => {
	await store.put("private.webp", new Uint8Array(1));
	const { S3_ENDPOINT, S3_BUCKET } = bucket.variables;
	const answer = await fetch(`${S3_ENDPOINT}/${S3_BUCKET}/schools/one/media/private.webp`);
	expect(answer.ok).toBe(false);
});

const uses: [string, () => Promise<unknown>][] = [
	["put", () => store.put("y.webp", new Uint8Array(1))],
	["find", () => store.find("private.webp")],
	["read", () => store.read("private.webp")],
	["remove", () => store.remove("private.webp")],
	[
		"list",
		async () => {
			for await (const _file of store.list()) return;
		},
	],
];

test.each(uses)("says that the store cannot be reached: %s", async (_name, use) => {
	await gate.close();
	await expect(use()).rejects.toMatchObject({ name: "StoreUnavailable" });
	await gate.open();
	await expect(use()).resolves.not.toThrow();
});
