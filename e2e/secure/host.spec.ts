import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ask } from "../edge/ask";
import { sites } from "../sites";

/** Another loopback address, which a server on 127.0.0.1 does not listen on. */
const other = (url: string) => url.replace("127.0.0.1", "127.0.0.2");

test("behind a proxy the server listens on 127.0.0.1 only", async () => {
	expect((await ask(sites.secure.url)).status).toBe(200);
	await expect(ask(other(sites.secure.url))).rejects.toMatchObject({ code: "ECONNREFUSED" });
});

test("without a proxy it listens on all interfaces", async () => {
	expect((await ask(other(sites.demo.url))).status).toBe(200);
});

test("other accounts of the machine cannot read the data", async () => {
	const { folder } = sites.demo;
	const own = readdirSync(folder).filter((name) => name !== "site");
	const below = readdirSync(path.join(folder, "media")).map((name) => path.join("media", name));
	expect(own).toContain("school.db");
	for (const name of [...own, ...below])
		expect((statSync(path.join(folder, name)).mode & 0o077).toString(8), name).toBe("0");
});
