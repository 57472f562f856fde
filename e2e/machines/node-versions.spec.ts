/** The packed site with other versions of Node than that of the tests: a start, pages, a login, a save and a backup. */
import { expect, test } from "@playwright/test";
import { head } from "@/lib/commands/test/site";
import { pageRoutes } from "@/lib/contract/routes";
import { provideNode } from "@/lib/hosting/pack/testing/node";
import { isNodeEnded } from "@/lib/machine/node-version.js";
import { endedNode } from "@/lib/machine/old-node.js";
import { startText } from "@/lib/office/start/text";
import { warningText } from "@/lib/office/warnings/text";
import { skipIf } from "../skip";
import { PackedSchool, packOnce } from "./packed";
import { signIn } from "./sign-in";

const patience = 900_000;
const own = process.versions.node;

test.beforeAll(async () => {
	test.setTimeout(patience);
	await packOnce();
});

for (const version of [own, "22", "24"])
	test(`Node ${version}`, async () => {
		test.setTimeout(patience);
		const node = version === own ? process.execPath : provideNode(version);
		skipIf(node ? undefined : `npm does not give Node ${version}`);
		const school = new PackedSchool(node);
		await school.unpack();
		try {
			school.start([school.inSchool("school.js")], { STAFF_EMAIL: head.email, STAFF_PASSWORD: head.password });
			await school.untilReady();
			const isEnded = isNodeEnded(version);
			expect(school.said.includes(endedNode(version))).toBe(isEnded);

			const { url } = school;
			for (const { path } of pageRoutes) expect([path, (await fetch(url + path)).status]).toEqual([path, 200]);
			const headers = await signIn(school);
			const title = `নোড ${version}`;
			const body = JSON.stringify({ name: title, publishedAt: "2026-01-01T00:00:00.000Z", _status: "published" });
			expect((await fetch(`${url}/cms/notices`, { method: "POST", headers, body })).status).toBe(201);
			expect(await (await fetch(`${url}/notices`)).text()).toContain(title);
			const Cookie = `payload-token=${headers.Authorization?.replace("JWT ", "")}`;
			const start = await (await fetch(`${url}/admin`, { headers: { Cookie } })).text();
			expect(start).toContain(startText.tasks.title);
			expect(start.includes(warningText.node(version))).toBe(isEnded);

			expect(await school.run(["backup"])).toMatchObject({ code: 0 });
			expect(await school.run(["check-backup"])).toMatchObject({ code: 0 });
		} finally {
			await school.remove();
		}
	});
