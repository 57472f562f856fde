import { expect, test } from "@playwright/test";
import { sharedSchool, visitor } from "./own-school";

const school = sharedSchool();

for (const [path, fields] of Object.entries({ "/healthz": ["ok"], "/readyz": ["ok", "instance"] }))
	test(`${path} says whether the database responds, and nothing of the school`, async () => {
		const monitor = await visitor(school);
		const ask = async () => {
			const answer = await monitor.get(path);
			expect(answer.headers()["cache-control"]).toBe("no-store");
			return [answer.status(), Object.keys(await answer.json())];
		};
		expect(await ask()).toEqual([200, fields]);
		await school.sql("ALTER TABLE counters RENAME TO gone");
		expect(await ask()).toEqual([503, ["success", "message"]]);
		await school.sql("ALTER TABLE gone RENAME TO counters");
		expect(await ask()).toEqual([200, fields]);
		await monitor.dispose();
	});
