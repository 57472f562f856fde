/** Tests of a file store; run on a folder and on S3. */
import { randomBytes } from "node:crypto";
import type { FileStore } from "../store";

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** @param opened returns the store; called when a test runs */
export function storeSuite(opened: () => FileStore) {
	const newName = (end = ".webp") => `নোটিশ ১ (ক)+&%${randomBytes(4).toString("hex")}${end}`.normalize("NFC");
	const names = async () => {
		const found: string[] = [];
		for await (const { name } of opened().list()) found.push(name);
		return found;
	};
	async function textOf(name: string, part?: { start: number; end: number }): Promise<string | null> {
		const content = await opened().read(name, part);
		if (!content) return null;
		const chunks: Buffer[] = [];
		for await (const chunk of content) chunks.push(chunk);
		return Buffer.concat(chunks).toString();
	}

	test("keeps a file under a Bengali name, gives it and its parts, and replaces it", async () => {
		const name = newName();
		expect([await opened().find(name), await textOf(name)]).toEqual([null, null]);
		await opened().put(name, bytesOf("0123456789"));
		const found = await opened().find(name);
		expect(found).toMatchObject({ name, size: 10 });
		expect(Math.abs(Date.now() - Number(found?.modified))).toBeLessThan(60_000);
		expect(await textOf(name)).toBe("0123456789");
		expect(await textOf(name, { start: 0, end: 0 })).toBe("0");
		expect(await textOf(name, { start: 7, end: 9 })).toBe("789");
		expect(await names()).toContain(name);
		await opened().put(name, bytesOf("other"));
		expect([await textOf(name), (await opened().find(name))?.size]).toEqual(["other", 5]);
	});

	test("removes a file, also one that is missing", async () => {
		const name = newName();
		await opened().put(name, bytesOf("x"));
		for (let times = 0; times < 2; times += 1) await opened().remove(name);
		expect([await opened().find(name), await textOf(name)]).toEqual([null, null]);
		expect(await names()).not.toContain(name);
	});

	test("readers see the old or the new file, never a part", async () => {
		const name = newName();
		const [old, next] = ["a", "b"].map((letter) => letter.repeat(300_000)) as [string, string];
		await opened().put(name, bytesOf(old));
		const seen = await Promise.all([
			textOf(name),
			opened().put(name, bytesOf(next)),
			...Array.from({ length: 8 }, () => textOf(name)),
		]);
		for (const text of seen.filter((text) => typeof text === "string")) expect([old, next]).toContain(text);
		expect(await textOf(name)).toBe(next);
	});

	test.each(["../x.webp", "a/b.webp", "..", ".", "", "a\\b", "a\0b"])("takes no path for a name: %j", async (name) => {
		const store = opened();
		for (const use of [
			() => store.find(name),
			() => store.read(name),
			() => store.put(name, bytesOf("x")),
			() => store.remove(name),
		])
			await expect((async () => use())()).rejects.toThrow("Not the name of a file");
	});
}
