import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { rows, sql } from "@/lib/data/sql";
import { noteSecurityUpdate } from "@/lib/upkeep/security-update";
import { backupFailures } from "../backup/text";
import { smtpSink } from "./testing/smtp-sink";
import { warningText } from "./text";

const open = testDatabase();
const day = 24 * 60 * 60_000;
let end: Date | null = null;
jest.unstable_mockModule("./certificate", () => ({ certificateEnd: async () => end }));

let payload: Payload;
let sink: Awaited<ReturnType<typeof smtpSink>>;
let mailWarnings: typeof import("./mail").mailWarnings;
let findWarnings: typeof import("./warnings").findWarnings;

/** Leaves the outcome of a backup as the job does. */
function leaveOutcome(outcome: object) {
	const folder = path.join(process.env.DATA_DIR ?? "", "backups");
	mkdirSync(folder, { recursive: true });
	const backup = { at: new Date().toISOString(), ...outcome };
	writeFileSync(path.join(folder, "status.json"), JSON.stringify({ backup, nightly: backup }));
}

const nextDay = () => rows(payload, sql`DELETE FROM limits WHERE key LIKE 'warning-mail%'`);

/** @returns the text of a mail, whose headers end with an empty line */
const textOf = ({ text }: { text: string }) => Buffer.from(text.split("\n\n")[1] ?? "", "base64").toString();

beforeAll(async () => {
	sink = await smtpSink();
	Object.assign(process.env, {
		...{ SMTP_URL: sink.url, SMTP_FROM: "site@school.example", SITE_URL: "https://school.example" },
		// Of a packed site.
		...{ SCHOOL_HOME: "/nonexistent", SCHOOL_VERSION: "2.1.0" },
	});
	payload = await open();
	({ mailWarnings } = await import("./mail"));
	({ findWarnings } = await import("./warnings"));
	const head = { role: "head" } as const;
	await makeAccount(payload, "first.head", { ...head, email: "first@school.example" });
	await makeAccount(payload, "second.head", { ...head, email: "second@school.example", warningMails: false });
	await makeAccount(payload, "third.head", head);
	await makeAccount(payload, "a.clerk", { email: "clerk@school.example" });
	await payload.updateGlobal({ slug: "settings", data: { warningsEmail: "office@district.example" } });
});
afterAll(() => sink.close());
beforeEach(async () => {
	await nextDay();
	sink.mails = [];
	leaveOutcome({ failure: "full" });
});

test("a failed backup is told once a day to heads who want it and to the other address, by however many processes", async () => {
	await Promise.all([mailWarnings(), mailWarnings()]);
	await mailWarnings();
	expect(sink.mails).toHaveLength(1);
	const [mail] = sink.mails;
	expect(mail?.to.sort()).toEqual(["first@school.example", "office@district.example"]);
	// Nobody sees who else has it.
	expect(mail?.text).not.toMatch(/first@|office@/);
	expect(mail && textOf(mail)).toContain(warningText.backup(backupFailures.full.bengali));
	expect(mail && textOf(mail)).toContain("https://school.example/admin");
	await nextDay();
	await mailWarnings();
	expect(sink.mails).toHaveLength(2);
});

test("what was not sent is tried again, and the log has no address", async () => {
	const log = jest.spyOn(console, "error").mockImplementation(() => {});
	sink.answer = "550 <first@school.example> is unknown";
	await mailWarnings();
	expect(log).toHaveBeenCalledTimes(1);
	expect(String(log.mock.calls[0])).toContain("550");
	expect(String(log.mock.calls[0])).not.toContain("@");
	log.mockRestore();
	sink.answer = "250 ok";
	await mailWarnings();
	expect(sink.mails).toHaveLength(1);
});

test("a certificate is told of ten days before its end", async () => {
	const kinds = async () => (await findWarnings()).map(({ kind }) => kind);
	end = new Date(Date.now() + 11 * day);
	expect(await kinds()).not.toContain("certificate");
	end = new Date(Date.now() + 10 * day - 1);
	const found = (await findWarnings()).find(({ kind }) => kind === "certificate");
	expect(found?.text).toBe(warningText.certificate(10));
	end = null;
	expect(await kinds()).not.toContain("certificate");
});

test("a release for security that was taken is told by one mail and for a week, one that failed each day", async () => {
	const dataDir = process.env.DATA_DIR ?? "";
	const found = async (now?: number) => (await findWarnings(now)).filter(({ kind }) => kind === "security");
	expect(await found()).toEqual([]);
	const told = () => sink.mails.filter((mail) => /নিরাপত্তার/.test(textOf(mail))).length;
	noteSecurityUpdate(dataDir, "2.1.0", "began");
	noteSecurityUpdate(dataDir, "2.1.0", "taken");
	expect(await found()).toMatchObject([
		{ text: expect.stringContaining(warningText.security.taken("2.1.0", "").slice(0, 60)) },
	]);
	for (let days = 0; days < 2; days += 1) {
		await mailWarnings();
		await rows(payload, sql`DELETE FROM limits WHERE key LIKE 'warning-mail:%'`);
	}
	expect([told(), await found(Date.now() + 7 * day)]).toEqual([1, []]);
	noteSecurityUpdate(dataDir, "2.2.0", "failed");
	expect((await found(Date.now() + 30 * day)).map(({ text }) => text)).toEqual([expect.stringContaining("২.২.০")]);
	for (let days = 0; days < 2; days += 1) {
		await mailWarnings();
		await rows(payload, sql`DELETE FROM limits WHERE key LIKE 'warning-mail:%'`);
	}
	expect(told()).toBe(3);
});

describe("a login that somebody else has set", () => {
	const accountNamed = async (username: string) => {
		const { docs } = await payload.find({ collection: "staff", where: { username: { equals: username } }, depth: 0 });
		if (!docs[0]) throw new Error(`no account ${username}`);
		return { ...docs[0], collection: "staff" as const, _sid: username };
	};
	const changes = async () => (await findWarnings()).flatMap((warning) => ("alert" in warning ? [warning] : []));

	test("is told on the start page and in a mail of its own to all heads but who has set it, once", async () => {
		const { noteStepUp } = await import("@/lib/cms/second-factor/step-up");
		const { makePasswordSlip } = await import("../staff/set-password");
		const by = await accountNamed("first.head");
		const [third, clerk] = [await accountNamed("third.head"), await accountNamed("a.clerk")];
		await payload.update({ collection: "staff", id: third.id, data: { email: "third@school.example" } });
		expect(await changes()).toEqual([]);
		await noteStepUp(payload, by);
		for (const { id } of [third, clerk]) await makePasswordSlip(by, id);
		const found = await changes();
		expect(found.map(({ kind, by: who }) => [kind, who])).toEqual([
			["login", by.id],
			["login", by.id],
		]);
		for (const name of [by.name, clerk.name]) expect(found[0]?.text).toContain(name);
		await Promise.all([mailWarnings(), mailWarnings()]);
		await mailWarnings();
		const told = sink.mails.filter((mail) => textOf(mail).includes(warningText.alertMails.login));
		expect(told.map(({ to }) => to.sort())).toEqual([
			["office@district.example", "third@school.example"],
			["office@district.example", "third@school.example"],
		]);
		// A mail leaves the school.
		for (const mail of told) for (const { name } of [by, clerk, third]) expect(textOf(mail)).not.toContain(name);
		await rows(payload, sql`UPDATE alerts SET at = ${new Date(Date.now() - 3 * day).toISOString()}`);
		expect(await changes()).toEqual([]);
	});
});
