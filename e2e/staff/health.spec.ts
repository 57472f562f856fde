import { expect, test } from "@playwright/test";
import { sharedSchool, visitor } from "./own-school";

const school = sharedSchool();

for (const path of ["/healthz", "/readyz"])
	test(`${path} returns only whether the database responds`, async () => {
		const monitor = await visitor(school);
		const ask = async () => {
			const answer = await monitor.get(path);
			expect(answer.headers()["cache-control"]).toBe("no-store");
			return [answer.status(), Object.keys(await answer.json())];
		};
		expect(await ask()).toEqual([200, ["ok"]]);
		await school.sql("ALTER TABLE counters RENAME TO gone");
		expect(await ask()).toEqual([503, ["success", "message"]]);
		await school.sql("ALTER TABLE gone RENAME TO counters");
		expect(await ask()).toEqual([200, ["ok"]]);
		await monitor.dispose();
	});
