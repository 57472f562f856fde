/** One process on a socket of systemd (deploy/school.socket): requests wait while it restarts, and none fails. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type Nginx, nginxMissing, startNginx } from "@/lib/commands/test/nginx";
import { TestSite } from "@/lib/commands/test/site";
import { type HeldSocket, holdSocket } from "@/lib/commands/test/socket-keeper";
import { freePort } from "@/lib/machine/free-port";
import { skipIf } from "../skip";
import { startLoad } from "./load";

const patience = 300_000;

let folder: string;
let handle: HeldSocket;
let site: TestSite;
let nginx: Nginx;

test.beforeAll(async () => {
	test.setTimeout(patience);
	skipIf(nginxMissing());
	folder = mkdtempSync(path.join(tmpdir(), "school-socket-"));
	const port = await freePort();
	handle = holdSocket(port);
	const settings = {
		TRUST_PROXY: "1",
		DRAIN_SECONDS: "6",
		APPLICATIONS_PER_HOUR: "1000000",
	};
	site = new TestSite({
		school: "as it is",
		folder: path.join(folder, "data"),
		variables: settings,
		port,
		socket: handle.fd,
	});
	await site.startWhole();
	nginx = await startNginx([site.url], { tls: false });
});
test.afterAll(async () => {
	await nginx?.stop();
	await site?.stop();
	handle?.close();
	if (folder) rmSync(folder, { recursive: true });
});

test("a restart of the only process under load fails no request", async () => {
	test.setTimeout(patience);
	const load = startLoad(nginx.url);
	try {
		await expect.poll(load.count).toBeGreaterThan(20);
		expect(await site.stop()).toBe(143);
		const whileDown = load.count();
		await site.startWhole();
		await expect.poll(load.count).toBeGreaterThan(whileDown + 20);
	} finally {
		await load.stop();
	}
	expect(load.failures).toEqual([]);
	const database = path.join(folder, "data", "school.db");
	const { createClient } = await import("@libsql/client");
	const client = createClient({ url: `file:${database}` });
	const { rows } = await client.execute("SELECT name FROM applications");
	client.close();
	expect(rows.map(({ name }) => name).sort()).toEqual(load.sent.toSorted());
});
