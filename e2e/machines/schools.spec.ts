/**
 * Schools of one machine (docs/running.md) that sleep and wake: two of the packed site, added by its command, behind nginx
 * with the files that the command has written. Their sockets are kept as systemd keeps them.
 */
import { execFileSync } from "node:child_process";
import {
	appendFileSync,
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	realpathSync,
	rmSync,
	statSync,
	utimesSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { titles } from "@/lib/bengali/site";
import { browserArgs } from "@/lib/commands/test/browser";
import { findProgram } from "@/lib/commands/test/debian";
import { makeCertificate, type Nginx, nginxMissing, startFront } from "@/lib/commands/test/nginx";
import { head } from "@/lib/commands/test/site";
import { KeptSocket, watchSockets } from "@/lib/commands/test/socket-keeper";
import { schoolsText as text } from "@/lib/hosting/schools/text";
import { replaceFile } from "@/lib/machine/sync-folder";
import { readAsleep } from "@/lib/upkeep/asleep";
import { readUpdateState, versionOf } from "@/lib/upkeep/update-state";
import { type Answer, ask as askUrl } from "../edge/ask";
import { sessionOf } from "../session";
import { skipIf } from "../skip";
import { first, packVersion } from "./pack-version";
import { PackedSchool, packOnce } from "./packed";

// Each test goes on where the one before it ended.
test.describe.configure({ mode: "serial", retries: 0 });
test.beforeEach(() => test.setTimeout(300_000));

const packed = new PackedSchool();
const names = ["meghnapar", "char-kolmi"] as const;
type Name = (typeof names)[number];

let machine: string;
let nginx: Nginx;
const sockets = {} as Record<Name, KeptSocket>;
let stopWatching = () => {};

const hostOf = (name: Name) => `${name}.example`;
const at = (...parts: string[]) => path.join(machine, ...parts);
const dataOf = (name: Name) => at("var/lib/schools", name);
const pagesOf = (name: Name) => at("var/lib/schools-front", name, "pages");
const settingsOf = (name: Name) => at("etc/schools", `${name}.env`);

/** Runs `node school.js` as the operator of the machine does. */
const run = (...args: string[]) => packed.run(args, { SCHOOLS_ROOT: machine });

type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** Asks a school through nginx, which knows it by its host. */
const ask = (name: Name, address: string, { method, headers, body }: Request = {}): Promise<Answer> =>
	askUrl(nginx.url + address, { Host: hostOf(name), ...headers }, method, body);

const pageOf = async (name: Name, address: string) => (await ask(name, address)).body.toString();

/** Staff of a school, who are signed in. */
async function signIn(name: Name): Promise<Record<string, string>> {
	const headers = { "Content-Type": "application/json", Origin: `https://${hostOf(name)}` };
	const answer = await ask(name, "/cms/staff/login", { method: "POST", headers, body: JSON.stringify(head) });
	expect(answer.status).toBe(200);
	return { ...headers, ...sessionOf(String(answer.headers["set-cookie"])) };
}

async function publish(name: Name, notice: string, publishedAt = new Date()): Promise<void> {
	const headers = await signIn(name);
	const body = JSON.stringify({ name: notice, publishedAt: publishedAt.toISOString(), _status: "published" });
	expect((await ask(name, "/cms/notices", { method: "POST", headers, body })).status).toBe(201);
}

/** Waits until the process has ended by itself, and its pages are the front's. */
async function untilAsleep(name: Name): Promise<void> {
	await sockets[name].untilEnded();
	const { codes, output } = sockets[name];
	expect([codes.at(-1), output.slice(-2_000)]).toEqual([0, expect.any(String)]);
	const left = [existsSync(pagesOf(name)), readAsleep(dataOf(name))];
	expect([...left, output.slice(-2_000)]).toEqual([true, expect.anything(), expect.any(String)]);
}

test.beforeAll(async () => {
	test.setTimeout(900_000);
	skipIf(nginxMissing());
	await packOnce();
	await packed.unpack();
	machine = mkdtempSync(path.join(tmpdir(), "school-machine-"));
});
test.afterAll(async () => {
	stopWatching();
	await nginx?.stop();
	for (const socket of Object.values(sockets)) await socket.close();
	if (packed.folder) await packed.remove();
	if (machine) rmSync(machine, { recursive: true, force: true });
});

test("a school is added once, with everything of its own", async () => {
	expect(await run("list")).toEqual({ code: 0, said: `${text.none}\n` });
	for (const name of names) {
		const { code, said } = await run("add", name, "--host", hostOf(name));
		expect([code, said]).toEqual([0, expect.stringMatching(`https://${hostOf(name)}/first-head/[\\w-]{20,}`)]);
	}
	const [one, other] = names;
	for (const [args, sentence] of [
		[[one, "--host", "new.example"], text.isThere(one)],
		[["new", "--host", hostOf(one)], text.hostOfOther(hostOf(one), one)],
		[["New", "--host", "new.example"], text.badName("New")],
		[["../new", "--host", "new.example"], text.badName("../new")],
		[["new", "--host", "new.example; return 200"], text.badHost("new.example; return 200")],
	] as const)
		expect(await run("add", ...args)).toEqual({ code: 1, said: `${sentence}\n` });
	expect(readdirSync(at("etc/schools")).sort()).toEqual(names.map((name) => `${name}.env`).sort());

	for (const name of names) {
		expect([statSync(dataOf(name)).mode & 0o777, statSync(settingsOf(name)).mode & 0o777]).toEqual([0o700, 0o600]);
	}
	const own = (file: (name: Name) => string) => names.map((name) => readFileSync(file(name), "utf8"));
	const secrets = own((name) => path.join(dataOf(name), "secret"));
	expect(secrets[0]).not.toBe(secrets[1]);
	const ports = own(settingsOf).map((settings) => /^PORT=(\d+)$/m.exec(settings)?.[1]);
	expect(new Set(ports).size).toBe(2);
	const units = names.map((name) => at("etc/systemd/system", `schools@${name}.socket.d`, "port.conf"));
	expect(units.map((file) => /127\.0\.0\.1:(\d+)/.exec(readFileSync(file, "utf8"))?.[1])).toEqual(ports);
	const { said } = await run("list");
	for (const name of [one, other]) expect(said).toMatch(new RegExp(`^${name} .*এখনো চালু হয়নি$`, "m"));
});

test("systemd reads the units", () => {
	const program = findProgram("systemd-analyze");
	skipIf(program ? undefined : "systemd-analyze is missing, so the units are not read");
	const folder = at("etc/systemd/system");
	const units = ["schools@meghnapar.service", "schools@meghnapar.socket", "schools-wake.service", "schools-wake.timer"];
	// Its account and node are not on every machine; all else must be known to systemd.
	const env = { ...process.env, SYSTEMD_UNIT_PATH: `${folder}:` };
	const said = execFileSync("sh", ["-c", `"$0" verify ${units.join(" ")} 2>&1 || true`, program ?? ""], {
		cwd: folder,
		env,
		encoding: "utf8",
	});
	const lines = said
		.split("\n")
		.filter((line) => /schools/.test(line) && !/node is not executable|bin\/node/.test(line));
	expect(lines).toEqual([]);
});

test("certbot's hook lets nginx serve the schools that have a certificate", async () => {
	const conf = (name: Name) => readFileSync(at("etc/nginx/conf.d", `school-${name}.conf`), "utf8");
	for (const name of names) {
		expect(conf(name)).not.toContain("443");
		makeCertificate(at("etc/letsencrypt/live", hostOf(name)), hostOf(name));
	}
	expect(readFileSync(at("etc/letsencrypt/renewal-hooks/deploy/schools"), "utf8")).toContain("school.js certificate");
	expect(await run("certificate")).toEqual({ code: 0, said: "" });
	nginx = await startFront(at("etc/nginx/conf.d"));
	for (const name of names) {
		appendFileSync(
			settingsOf(name),
			`STAFF_EMAIL=${head.email}\nSTAFF_PASSWORD="${head.password}"\nSTAFF_SECOND_FACTOR=none\nSLEEP_MINUTES=0.05\n`,
		);
		const settings = readFileSync(settingsOf(name), "utf8");
		const port = Number(/^PORT=(\d+)$/m.exec(settings)?.[1]);
		// `as` reads the settings that systemd gives the process.
		const run = [process.execPath, packed.inSchool("school.js"), "as", name, "start"];
		const env = { SCHOOLS_ROOT: machine, HOME: machine, PATH: path.join(machine, "nothing") };
		sockets[name] = new KeptSocket({ port, run, cwd: packed.inSchool(), env });
	}
	stopWatching = watchSockets(Object.values(sockets));
});

/** What only the process of a school answers. */
const needing = "/search?q=x";

test("new schools are started by the timer, and sleep with their pages made", async () => {
	const { code, said } = await run("wake");
	expect([code, said.trim().split("\n").sort()]).toEqual([0, names.map((name) => text.woken(name, true)).sort()]);
	for (const name of names) {
		await untilAsleep(name);
		expect([sockets[name].starts, (await ask(name, "/")).status]).toEqual([1, 200]);
	}
	expect(await run("wake")).toEqual({ code: 0, said: "" });
});

/** What a visitor reads, and what browsers and monitors ask for by themselves. */
const left = [
	"/",
	"/notices",
	"/student-result",
	"/sitemap.xml",
	"/robots.txt",
	"/manifest.webmanifest",
	"/icon.svg",
	"/sw.js",
];

/** Headers that do not say how a browser treats a page. */
const passing = ["connection", "date", "server", "content-length", "etag", "last-modified", "transfer-encoding"];

const rulesOf = ({ headers }: Answer) =>
	Object.fromEntries(
		Object.entries(headers)
			.filter(([name]) => !passing.includes(name) && name !== "accept-ranges")
			.map(([name, value]) => [name, String(value)]),
	);

/** The page without the policy that stands in it. */
const withoutPolicy = (html: string) => html.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, "");

test("a school that nobody needs sleeps, and the front serves its pages as it did", async () => {
	const [name] = names;
	expect((await ask(name, needing)).status).toBe(200);
	const awake = new Map<string, Answer>();
	for (const address of left) awake.set(address, await ask(name, address));
	const script = /\/_next\/static\/[^"]+\.js/.exec(awake.get("/")?.body.toString() ?? "")?.[0] ?? "";
	awake.set(script, await ask(name, script));
	await untilAsleep(name);
	expect(sockets[name].starts).toBe(2);

	for (const [address, before] of awake) {
		const now = await ask(name, address);
		expect([address, now.status, before.status]).toEqual([address, 200, 200]);
		expect(withoutPolicy(now.body.toString())).toBe(before.body.toString());
		const { "content-type": type = "", ...rules } = rulesOf(now);
		const { "content-type": typeBefore = "", ...rulesBefore } = rulesOf(before);
		if (!/html/.test(typeBefore)) continue;
		expect(type.toLowerCase()).toBe(typeBefore.toLowerCase());
		// The second policy, with the hashes of the page's scripts, is in the page.
		const policies = (rulesBefore["content-security-policy"] ?? "").split(", ");
		const [policy, scripts] = ["default-src", "script-src"].map((first) =>
			policies.find((policy) => policy.startsWith(first)),
		);
		expect(rules).toEqual({ ...rulesBefore, "content-security-policy": policy });
		expect(now.body.toString()).toContain(`<head><meta http-equiv="Content-Security-Policy" content="${scripts}"/>`);
	}
	const packedHome = await ask(name, "/", { headers: { "Accept-Encoding": "gzip" } });
	expect(packedHome.headers["content-encoding"]).toBe("gzip");
	expect(gunzipSync(packedHome.body).toString()).toBe(await pageOf(name, "/"));
	expect((await ask(name, "/notices?fbclid=x")).status).toBe(200);
	expect((await ask(name, "/", { method: "HEAD" })).status).toBe(200);
	// The data that Next's router asks for is not there: it opens the page instead.
	const { status, body } = await ask(name, "/notices?_rsc=x", { headers: { RSC: "1" } });
	expect([status, body.length]).toEqual([200, 0]);
	expect(JSON.parse(await pageOf(name, "/healthz"))).toEqual({ ok: true, asleep: true });
	expect((await run("list")).said).toMatch(new RegExp(`^${name} .*ঘুমিয়ে আছে$`, "m"));
	expect([sockets[name].starts, sockets[name].isRunning]).toEqual([2, false]);
	expect(statSync(pagesOf(name)).mode & 0o777).toBe(0o755);
});

test("a browser shows a sleeping school's pages without an error, and nothing of them wakes it", async ({
	playwright,
}) => {
	const [name] = names;
	const { port } = new URL(nginx.url);
	const browser = await playwright.chromium.launch({
		executablePath: process.env.E2E_BROWSER,
		args: [...browserArgs, `--host-resolver-rules=MAP ${hostOf(name)} 127.0.0.1`],
	});
	try {
		const page = await browser.newPage({ ignoreHTTPSErrors: true, serviceWorkers: "block" });
		const wrong: string[] = [];
		const asked = new Set<string>();
		page.on("request", (request) => asked.add(`${request.method()} ${new URL(request.url()).pathname}`));
		page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
		page.on("pageerror", (error) => wrong.push(error.message));
		page.on("response", (response) => response.status() >= 400 && wrong.push(`${response.status()} ${response.url()}`));
		for (const address of ["/", "/notices", "/teachers"]) {
			await page.goto(`https://${hostOf(name)}:${port}${address}`, { waitUntil: "networkidle" });
			await expect(page.locator("h1, h2").first()).toBeVisible();
		}
		// Next's router asks for data first, which a sleeping school has not left.
		await page.locator('nav a[href="/notices"]').first().click();
		await page.waitForURL("**/notices");
		await expect(page.locator("h1")).toHaveText(titles.notice);
		expect(wrong).toEqual([]);
		// Those that wake it are named.
		expect([sockets[name].starts, [...asked]]).toEqual([2, [...asked]]);
	} finally {
		await browser.close();
	}
});

test("what needs the school wakes it, and a change is on its pages when it sleeps again", async () => {
	const [name, other] = names;
	const notice = "ঘুমের আগে লেখা";
	expect(await pageOf(name, "/notices")).not.toContain(notice);
	await publish(name, notice);
	expect(sockets[name].starts).toBe(3);
	expect(existsSync(pagesOf(name))).toBe(false);
	await untilAsleep(name);
	expect(await pageOf(name, "/notices")).toContain(notice);
	// Nothing of this has touched the other school.
	expect(await pageOf(other, "/notices")).not.toContain(notice);
	expect(sockets[other].starts).toBe(1);
});

test("a school is woken for its next date, not before, and sleeps again by itself", async () => {
	const [name, other] = names;
	const notice = "সময় হলে দেখা যাবে";
	const at = new Date(Date.now() + 25_000);
	await publish(name, notice, at);
	await untilAsleep(name);
	expect(readAsleep(dataOf(name))?.wakeAt).toBe(at.getTime());
	const { starts } = sockets[name];
	expect(await run("wake")).toEqual({ code: 0, said: "" });
	expect(sockets[name].starts).toBe(starts);
	expect(await pageOf(name, "/notices")).not.toContain(notice);
	await expect.poll(() => Date.now()).toBeGreaterThan(at.getTime());
	const before = sockets[other].starts;
	expect(await run("wake")).toEqual({ code: 0, said: `${text.woken(name, true)}\n` });
	await untilAsleep(name);
	expect(await pageOf(name, "/notices")).toContain(notice);
	expect([sockets[name].starts, sockets[other].starts]).toEqual([starts + 1, before]);
});

test("the nightly backup is made before a school sleeps", async () => {
	const [name] = names;
	const old = new Date(Date.now() - 3 * 86_400_000);
	// As if the school had been there for some nights.
	utimesSync(path.join(dataOf(name), "secret"), old, old);
	expect((await ask(name, needing)).status).toBe(200);
	await untilAsleep(name);
	expect(readdirSync(path.join(dataOf(name), "backups")).filter((file) => /-nightly\.tar/.test(file))).toHaveLength(1);
	const { at = 0, wakeAt = 0 } = readAsleep(dataOf(name)) ?? {};
	expect(wakeAt).toBeGreaterThan(at);
});

test("a command that changes the data takes the front's pages away", async () => {
	const [name] = names;
	const { starts } = sockets[name];
	const { code, said } = await run("as", name, "staff-password", head.email);
	expect([code, said]).toEqual([0, expect.any(String)]);
	expect([existsSync(pagesOf(name)), readAsleep(dataOf(name))]).toEqual([false, null]);
	expect((await ask(name, "/")).status).toBe(200);
	expect(sockets[name].starts).toBe(starts + 1);
	await untilAsleep(name);
});

test("killed while it writes its pages, it leaves none of them", async () => {
	const [name] = names;
	expect((await ask(name, needing)).status).toBe(200);
	const unfinished = at("var/lib/schools-front", name, "unfinished");
	while (!existsSync(path.join(unfinished, "notices.html.gz"))) await sleep(1);
	sockets[name].signal("SIGKILL");
	await sockets[name].untilEnded();
	expect(existsSync(pagesOf(name))).toBe(false);
	// It is started again, as after each failure, and sleeps with whole pages.
	await expect.poll(() => sockets[name].isRunning).toBe(true);
	await untilAsleep(name);
	expect(existsSync(unfinished)).toBe(false);
	expect(realpathSync(path.join(pagesOf(name), "_next/static"))).toContain("program-");
});

const versions = () => names.map((name) => versionOf(readUpdateState(dataOf(name)), first));

test("an update of all schools stops at one that cannot begin with it, and each goes on with what it has", async () => {
	const [name, other] = names;
	const version = "9.1.0";
	// Its trial does not come up.
	const change = (program: string) =>
		replaceFile(path.join(program, "lib/commands/programs/start.mjs"), "process.exit(1)");
	const newer = await packVersion({ folder: packed.folder, version, change });
	const { code, said } = await run("update", "--all", newer);
	expect([code, said]).toEqual([
		1,
		expect.stringContaining(text.stopped(names.toSorted().map((name) => ({ name, version: first })))),
	]);
	expect(versions()).toEqual([first, first]);
	expect((await ask(name, needing)).status).toBe(200);
	expect((await ask(other, "/")).status).toBe(200);
	await untilAsleep(name);
});

test("an update of all schools ends with each answering from the new version, also those that slept", async () => {
	const version = "9.2.0";
	const newer = await packVersion({ folder: packed.folder, version });
	const { code, said } = await run("update", "--all", newer);
	expect([code, said]).toEqual([0, expect.stringContaining(text.allUpdated(names.length, version))]);
	expect(versions()).toEqual([version, version]);
	for (const name of names) await untilAsleep(name);
	for (const name of names)
		expect(realpathSync(path.join(pagesOf(name), "_next/static"))).toContain(`program-${version}`);
	// Given again there is nothing to do.
	expect((await run("update", "--all", newer)).code).not.toBe(0);
	expect(versions()).toEqual([version, version]);
});
