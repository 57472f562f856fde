import { expect, test } from "@playwright/test";
import Database from "libsql";
import { errorText } from "@/lib/bengali/errors";
import { machineFaults } from "@/lib/bengali/machine-faults";
import { ownSchool, sharedSchool, signInHead, visitor } from "./own-school";

const school = sharedSchool();
const locked = ownSchool();

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

test("while another program holds the database locked, every door says so, and the site goes on", async () => {
	const asking = await visitor(locked);
	const headers = await signInHead(asking);
	const other = new Database(`${locked.folder}/school.db`);
	other.exec("BEGIN IMMEDIATE");
	const sentence = machineFaults.locked.bengali;
	const health = await asking.get("/healthz");
	expect([health.status(), (await health.json()).message]).toEqual([503, sentence]);
	const answers = await Promise.all([
		asking.post("/cms/notices", { headers, data: { name: "নোটিশ", _status: "published" } }),
		asking.post("/office/warnings/confirm-date", { headers, data: {} }),
		asking.post("/api/student/student-login", { data: { student_id: 2025001, password: "অন্য কিছু" } }),
		asking.get("/notices"),
	]);
	expect(answers.map((answer) => answer.status())).toEqual([503, 503, 503, 200]);
	const [cms, office, api] = await Promise.all(answers.slice(0, 3).map((answer) => answer.json()));
	expect([cms.errors[0].message, office.message, api.message]).toEqual([sentence, sentence, errorText.unavailable]);
	other.exec("COMMIT");
	other.close();
	await expect.poll(async () => (await asking.get("/healthz")).status()).toBe(200);
	expect(locked.output.match(/Fault of the machine \(locked/g)).toHaveLength(1);
	expect(locked.output).not.toMatch(/^\s+at /m);
	await asking.dispose();
});
