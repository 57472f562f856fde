/** A separate school for tests that break the database, exhaust rate limits or read the server's output. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { type APIRequestContext, expect, type PlaywrightTestArgs, request, test } from "@playwright/test";
import { serverCommand } from "@/lib/commands/run/serve";
import { readEnvironment } from "@/lib/environment";
import { freePort } from "@/lib/free-port";

export const head = { email: "head@school.example", password: "নদীর পাড়ে আমার ঘর" };

export type OwnSchool = {
	url: string;
	pid: number;
	/** The server's output so far. */
	output: () => string;
	/** Executes SQL on the school's database while the server runs. */
	run: (...statements: string[]) => Promise<void>;
	/** Runs a command of lib/commands beside the server; returns what it says. */
	command: (...args: string[]) => Promise<string>;
	stop: () => Promise<void>;
};

const ready = /^Ready on /m;

async function started(child: ChildProcess, output: () => string): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		child.stdout?.on("data", () => ready.test(output()) && resolve());
		child.once("exit", () => reject(new Error(`The server ended:\n${output()}`)));
	});
}

/** The folder of a school after its first start, for the other schools of a run to copy. */
const template = process.env.COMMAND_BUNDLES && path.join(process.env.COMMAND_BUNDLES, "school");

function leaveTemplate(folder: string, place: string): void {
	const unfinished = `${place}.${process.pid}`;
	cpSync(folder, unfinished, { recursive: true });
	try {
		renameSync(unfinished, place);
	} catch {
		// Another worker was first.
		rmSync(unfinished, { recursive: true });
	}
}

/**
 * Starts the site that `npm test` has built, on an empty database with one staff account.
 * @param settings environment variables
 */
async function startSchool(settings: Record<string, string> = {}): Promise<OwnSchool> {
	const folder = mkdtempSync(path.join(tmpdir(), "school-own-"));
	const port = String(await freePort());
	const env = {
		...process.env,
		NODE_ENV: "production" as const,
		NEXT_TELEMETRY_DISABLED: "1",
		DATA_DIR: folder,
		DATABASE_URL: "",
		SITE_URL: "",
		PORT: port,
		STAFF_EMAIL: head.email,
		STAFF_PASSWORD: head.password,
		...settings,
	};
	const program = (...args: string[]) =>
		promisify(execFile)(process.execPath, ["--conditions=production", "lib/commands/run.js", ...args], { env });
	if (template && existsSync(template)) cpSync(template, folder, { recursive: true });
	else {
		await program("prepare");
		if (template) leaveTemplate(folder, template);
	}
	const child = spawn(process.execPath, serverCommand(readEnvironment(env)), { env });
	let text = "";
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk) => {
			text += chunk;
		});
	const output = () => text;
	const ended = new Promise((resolve) => child.once("exit", resolve));
	await started(child, output);
	return {
		url: `http://127.0.0.1:${port}`,
		pid: child.pid ?? 0,
		output,
		run: async (...statements) => {
			await program("../cms/testing/statements", ...statements);
		},
		command: async (...args) => (await program(...args)).stdout,
		stop: async () => {
			child.kill("SIGTERM");
			await ended;
			rmSync(folder, { recursive: true, force: true });
		},
	};
}

/**
 * Starts a separate school for the tests of a file.
 * @param settings environment variables
 * @returns the school; usable from the first test on, not before
 */
export function ownSchool(settings?: Record<string, string>): OwnSchool {
	const school = {} as OwnSchool;
	test.beforeAll(async () => {
		Object.assign(school, await startSchool(settings));
	});
	test.afterAll(() => school.stop());
	return school;
}

/**
 * SQL of a time that comes after the commit of its statement: otherwise the site could look for due dates between the two,
 * and miss it. What staff save takes effect at once, whatever its times.
 */
export const soon = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+3 seconds')";

/** @returns a request context without cookies, with its own client address if TRUST_PROXY is 1 */
export const visitor = ({ url }: OwnSchool, address = "203.0.113.1"): Promise<APIRequestContext> =>
	request.newContext({
		baseURL: url,
		// The server closes idle connections after five seconds, which a reused one may meet.
		extraHTTPHeaders: { "X-Forwarded-For": address, Connection: "close" },
	});

/** @returns the headers of a new session of the head account */
export async function signInHead(
	asking: APIRequestContext,
	password = head.password,
): Promise<{ Authorization: string }> {
	const answer = await asking.post("/cms/staff/login", { data: { email: head.email, password } });
	expect(answer.status(), await answer.text()).toBe(200);
	return { Authorization: `JWT ${(await answer.json()).token}` };
}

/** Creates a record over REST; returns its id. */
export type Create = (collection: string, data: object) => Promise<number>;

/** @param headers of a session, from {@link signInHead} */
export const recordsOf =
	(asking: APIRequestContext, headers: { Authorization: string }): Create =>
	async (collection, data) => {
		const answer = await asking.post(`/cms/${collection}`, { headers, data });
		expect(answer.status(), await answer.text()).toBe(201);
		return (await answer.json()).doc.id;
	};

type Page = PlaywrightTestArgs["page"];

type Account = typeof head;

/**
 * Begins a session in the page's browser context, without a visit.
 * @param account e-mail address or user name, and password
 */
export async function signIn(page: Page, { url }: Pick<OwnSchool, "url">, account: Account = head): Promise<void> {
	const { email: name, password } = account;
	const data = { [name.includes("@") ? "email" : "username"]: name, password };
	const answer = await page.request.post(`${url}/cms/staff/login`, { data });
	expect(answer.status(), await answer.text()).toBe(200);
}

/** Signs in and opens the start page, ready for clicks. */
export async function openOffice(page: Page, school: Pick<OwnSchool, "url">, account?: Account): Promise<void> {
	await signIn(page, school, account);
	await page.goto(`${school.url}/admin`);
	// Hydration gives elements properties of React; before it a click on a button does nothing.
	const link = page.locator("nav a").first();
	const isHydrated = () => link.evaluate((one) => Object.keys(one).some((key) => key.startsWith("__react")));
	await expect.poll(isHydrated).toBe(true);
}

/** Signs in by the login form, which leads to the start page. */
export async function openOfficeByForm(page: Page, { url }: OwnSchool, account: Account): Promise<void> {
	await page.goto(`${url}/admin`);
	await page.locator("#field-username").fill(account.email);
	await page.locator("#field-password").fill(account.password);
	await page.locator("button[type=submit]").click();
	await page.waitForURL(`${url}/admin`);
}
