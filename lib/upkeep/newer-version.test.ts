/** Where newer versions of the packed site are found: in a folder, or at an address. */
import { copyFileSync, createReadStream, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import * as tar from "tar";
import { environment } from "@/lib/machine/environment";
import { findNewerVersion, findSecurityVersion, latestName, latestSecurityName } from "./newer-version";

const folder = mkdtempSync(path.join(tmpdir(), "school-newer-"));
const nameOf = (version: string, architecture: string = process.arch) =>
	`school-${version}-linux-${architecture}.tar.gz`;
let latest = "";
let security: string | undefined;
let server: Server;
/** With files that say what they are. */
const marked = mkdtempSync(path.join(tmpdir(), "school-marked-"));

/** @param about what stands in the package.json of the file, and whether it stands at the file's begin */
async function packed(version: string, about: object | string, isFirst = true): Promise<void> {
	const around = mkdtempSync(path.join(tmpdir(), "school-around-"));
	const school = path.join(around, "school");
	mkdirSync(school);
	writeFileSync(path.join(school, "package.json"), typeof about === "string" ? about : JSON.stringify(about));
	const others = Array.from({ length: 10 }, (_, number) => `school/${number}.txt`);
	for (const name of others) writeFileSync(path.join(around, name), name);
	const entries = isFirst ? ["school/package.json", ...others] : [...others, "school/package.json"];
	await tar.create({ file: path.join(marked, nameOf(version)), cwd: around, gzip: true }, entries);
	rmSync(around, { recursive: true });
}

beforeAll(async () => {
	server = createServer((request, response) => {
		const name = path.basename(request.url ?? "");
		const text =
			name === latestName(process.arch) ? latest : name === latestSecurityName(process.arch) ? security : null;
		if (request.url?.includes("/endless/")) response.writeHead(200).write(`${nameOf("2.1.0")}\n`.padEnd(500));
		else if (name.endsWith(".gz")) createReadStream(path.join(marked, name)).pipe(response);
		else response.writeHead(typeof text === "string" && request.url?.startsWith("/files/") ? 200 : 404).end(text);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
	server.close();
	for (const one of [folder, marked]) rmSync(one, { recursive: true });
});

const from = (place: string | undefined) => Object.assign(environment, { UPDATE_FROM: place });
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`;

test("what an address sends is read as far as a name is long", async () => {
	from(`${address()}/endless`);
	await expect(findNewerVersion("2.0.0")).resolves.toEqual({
		version: "2.1.0",
		file: `${address()}/endless/${nameOf("2.1.0")}`,
	});
});

test("without a place nothing is asked", async () => {
	from(undefined);
	expect(await findNewerVersion("1.0.0")).toBeNull();
});

test("of a folder the newest for this machine, above the one that serves", async () => {
	const other = process.arch === "x64" ? "arm64" : "x64";
	for (const name of [nameOf("2.9.0"), nameOf("2.10.1"), nameOf("3.0.0", other), "school-9.0.0.tar.gz", "notes.txt"])
		writeFileSync(path.join(folder, name), "");
	from(`${folder}/`);
	expect(await findNewerVersion("2.9.0")).toEqual({ version: "2.10.1", file: path.join(folder, nameOf("2.10.1")) });
	expect(await findNewerVersion("2.10.1")).toBeNull();
});

test("of an address what it names as the newest, and no other name", async () => {
	from(`${address()}/`);
	latest = `${nameOf("2.1.0")}\n`;
	expect(await findNewerVersion("2.0.0")).toEqual({ version: "2.1.0", file: `${address()}/${nameOf("2.1.0")}` });
	expect(await findNewerVersion("2.1.0")).toBeNull();
	for (const name of [`../${nameOf("2.1.0")}`, "<html>", nameOf("2.1"), ""]) {
		latest = name;
		expect(await findNewerVersion("2.0.0")).toBeNull();
	}
});

test("a place that cannot be read is an error, not an answer", async () => {
	from(path.join(folder, "none"));
	await expect(findNewerVersion("2.0.0")).rejects.toThrow();
	from(address().replace("/files", "/none"));
	await expect(findNewerVersion("2.0.0")).rejects.toThrow("404");
});

test("of releases the newest that is marked as security, also below one that is not", async () => {
	const versions: [string, object | string][] = [
		["2.1.0", { security: true }],
		["2.2.0", { version: "2.2.0", security: true }],
		["2.3.0", { version: "2.3.0" }],
		["2.4.0", "no package"],
	];
	for (const [version, about] of versions) await packed(version, about);
	await packed("2.5.0", { security: true }, false);
	writeFileSync(path.join(marked, nameOf("2.6.0")), "no file of a version");
	from(marked);
	expect(await findSecurityVersion("2.0.0")).toEqual({ version: "2.2.0", file: path.join(marked, nameOf("2.2.0")) });
	expect(await findSecurityVersion("2.2.0")).toBeNull();
	expect((await findNewerVersion("2.0.0"))?.version).toBe("2.6.0");

	from(address());
	latest = nameOf("2.3.0");
	expect([await findSecurityVersion("2.0.0"), (await findNewerVersion("2.0.0"))?.version]).toEqual([null, "2.3.0"]);
	security = nameOf("2.2.0");
	expect(await findSecurityVersion("2.0.0")).toEqual({ version: "2.2.0", file: `${address()}/${nameOf("2.2.0")}` });
	// What is no mark is left to who takes the file, and refuses it aloud.
	await packed("2.3.0", { security: "no" });
	expect((await findSecurityVersion("2.0.0"))?.version).toBe("2.3.0");
	// A file that is still being copied has its begin.
	writeFileSync(path.join(folder, nameOf("2.11.0")), readFileSync(path.join(marked, nameOf("2.2.0"))).subarray(0, -40));
	copyFileSync(path.join(folder, nameOf("2.11.0")), path.join(marked, nameOf("2.11.0")));
	from(marked);
	expect((await findSecurityVersion("2.10.0"))?.version).toBe("2.11.0");
});
