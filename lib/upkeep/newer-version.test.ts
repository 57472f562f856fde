/** Where newer versions of the packed site are found: in a folder, or at an address. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { environment } from "@/lib/machine/environment";
import { findNewerVersion, latestName } from "./newer-version";

const folder = mkdtempSync(path.join(tmpdir(), "school-newer-"));
const nameOf = (version: string, architecture: string = process.arch) =>
	`school-${version}-linux-${architecture}.tar.gz`;
let latest = "";
let server: Server;

beforeAll(async () => {
	server = createServer((request, response) => {
		response.statusCode = request.url === `/files/${latestName(process.arch)}` ? 200 : 404;
		response.end(latest);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => {
	server.close();
	rmSync(folder, { recursive: true });
});

const from = (place: string | undefined) => Object.assign(environment, { UPDATE_FROM: place });
const address = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/files`;

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
