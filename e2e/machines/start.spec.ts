/** Starts: refused ones, and those after others. */
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { TestSite } from "@/lib/commands/test/site";
import { freePort } from "@/lib/machine/free-port";
import { commandText } from "@/lib/machine/text";

test("npm start of a school without a staff account ends before it listens, and says why", async () => {
	const folder = mkdtempSync(path.join(tmpdir(), "school-start-"));
	const port = await freePort();
	const own = {
		COMMAND_BUNDLES: "",
		DATA_DIR: folder,
		DATABASE_URL: "",
		STAFF_EMAIL: "",
		STAFF_PASSWORD: "",
		PORT: String(port),
	};
	let listened = false;
	const watch = setInterval(() => {
		fetch(`http://127.0.0.1:${port}/`).then(
			() => {
				listened = true;
			},
			() => undefined,
		);
	}, 100);
	const outcome = await new Promise((resolve) => {
		const args = ["--conditions=production", "lib/commands/run.js", "start"];
		execFile(process.execPath, args, { env: { ...process.env, ...own } }, (error, _stdout, stderr) =>
			resolve({ code: error?.code ?? 0, stderr }),
		);
	});
	clearInterval(watch);
	rmSync(folder, { recursive: true });
	expect(outcome).toEqual({ code: 1, stderr: expect.stringContaining(commandText.noStaff) });
	expect(listened).toBe(false);
});

test("a start shows what was changed while nothing ran, and writes nothing into the build", async () => {
	const site = new TestSite({ school: "as it is", variables: { COMMAND_BUNDLES: "" } });
	/** Without scripts: the data in them may come in another order when a page is rendered anew. */
	const teachers = async () =>
		(await (await fetch(`${site.url}/teachers`)).text()).replaceAll(/<script[\s\S]*?<\/script>/g, "");
	const newest = () => Math.max(...readdirSync(".next/server", { recursive: true, encoding: "utf8" }).map(modified));
	const modified = (name: string) => statSync(path.join(".next/server", name)).mtimeMs;
	const built = newest();
	try {
		await site.startWhole();
		const before = await teachers();
		await site.stop();
		await site.startWhole();
		expect(await teachers()).toBe(before);
		await site.stop();
		await site.sql("INSERT INTO teachers (name, designation) VALUES ('রহিমা খাতুন', 'শিক্ষক')");
		await site.startWhole();
		expect(await teachers()).toContain("রহিমা খাতুন");
		expect(newest()).toBe(built);
	} finally {
		await site.remove();
	}
});
