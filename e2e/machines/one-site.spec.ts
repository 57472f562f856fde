/** The packed site listens where it says or ends, and there is one on a folder, also after kills. */
import { once } from "node:events";
import { createServer } from "node:http";
import { expect, test } from "@playwright/test";
import { packText } from "@/lib/hosting/pack/text";
import { freePort } from "@/lib/machine/free-port";
import { endedNode } from "@/lib/machine/old-node.js";
import { commandText } from "@/lib/machine/text";
import { PackedSchool, packOnce } from "./packed";

test.describe.configure({ mode: "serial", retries: 0, timeout: 600_000 });

const kills = 5;
const account = { STAFF_EMAIL: "head@school.example", STAFF_PASSWORD: "নদীর পাড়ে আমার ঘর" };
const school = new PackedSchool();

test.beforeAll(async () => {
	test.setTimeout(600_000);
	await packOnce();
	await school.unpack();
	school.start(undefined, account);
	await school.untilReady();
});
test.afterAll(() => school.remove());

test("a second start on the folder, and what would change its data, is told that a site runs there", async () => {
	const other = { ...account, PORT: String(await freePort()) };
	const inUse = { code: 1, said: expect.stringContaining(commandText.folderInUse(school.inSchool("data"))) };
	expect(await school.run([], other)).toEqual(inUse);
	expect(await school.run(["migrate"], account)).toEqual(inUse);
	expect(await school.run(["restore", "any"], account)).toEqual(inUse);
	expect((await fetch(school.url)).status).toBe(200);
});

test(`started at once after each of ${kills} kills, it answers on its port`, async () => {
	for (let count = 0; count < kills; count += 1) {
		await school.stop("SIGKILL");
		school.start(undefined, account);
		await school.until(() => school.said.includes("Ready on port"));
		await school.untilReady();
		expect((await fetch(school.url)).status).toBe(200);
	}
	await school.stop();
});

test("a port that another server has ends the start, also if that one calls itself ready", async () => {
	const foreign = createServer((_request, response) => response.end('{"ok":true}')).listen(school.port);
	await once(foreign, "listening");
	const { code, said } = await school.run([], account);
	foreign.close();
	const reason = said.replace(endedNode(process.versions.node), "").trim();
	expect([code, reason]).toEqual([1, packText.noSocket(school.port)]);
});
