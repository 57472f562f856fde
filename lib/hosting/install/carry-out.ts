/** Does the steps of ./plan.ts. Each can be done again after one that failed in its middle. */
import { chmodSync, copyFileSync, existsSync, mkdirSync, realpathSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { StartRefused } from "@/lib/data/first-start";
import { isMachine } from "@/lib/hosting/schools/places";
import { hasSystemd, makeAccount, prepareSchool, run, works } from "@/lib/hosting/schools/system";
import { explainFault } from "@/lib/machine/machine-fault.js";
import { replaceFile } from "@/lib/machine/sync-folder";
import { importLine } from "./files";
import {
	type Front,
	installedSettings,
	places,
	service,
	siteName,
	textOf,
	timer,
	unitFile,
	type Wanted,
} from "./places";
import type { Step } from "./plan";
import { installText as text } from "./text";

/** Gives a folder and all that is in it, but nothing that a link in it leads to; itself last. */
function give(folder: string, owner: string): void {
	const real = realpathSync(folder);
	chmodSync(real, 0o700);
	if (isMachine) run("chown", "--recursive", "--no-dereference", "-P", `${owner}:${owner}`, real);
}

/** Readable by all, as what is in these folders. A text that a person has written stays beside it. */
function write(file: string, content: string, kept?: string): void {
	mkdirSync(path.dirname(file), { recursive: true, mode: 0o755 });
	if (kept) copyFileSync(file, kept);
	replaceFile(file, content, 0o644);
}

function remove(file: string, kept?: string): void {
	if (kept) renameSync(file, kept);
	else rmSync(file);
	if (hasSystemd()) run("systemctl", "daemon-reload");
}

/** @param isThere whether Debian's Caddyfile is to have the line */
function setImport(isThere: boolean): void {
	const others = (textOf(places.caddyfile) ?? "").split("\n").filter((line) => line !== importLine);
	const content = [others.join("\n").trimEnd(), ...(isThere ? [importLine] : [])].join("\n").trim();
	if (content) write(places.caddyfile, `${content}\n`);
	else rmSync(places.caddyfile, { force: true });
}

/** @returns the address of the head's page */
const prepare = async (home: string): Promise<string> =>
	(await prepareSchool({ ...installedSettings(home) })).replaceAll(/^\[payload\].*\n/gm, "").trim();

const checks = { nginx: ["nginx", "-t"], caddy: ["caddy", "validate", "--config", places.caddyfile] };

/** @throws Error with what the front says against its files, which it goes on without */
function reload(front: Front): void {
	if (front === "none" || !isMachine) return;
	run(...checks[front]);
	if (hasSystemd()) run("systemctl", "reload-or-restart", front);
}

function orderCertificate({ domain, email }: Wanted): void {
	mkdirSync(places.challenge, { recursive: true });
	const contact = email ? ["--email", email] : ["--register-unsafely-without-email"];
	const place = ["--webroot", "--webroot-path", places.challenge];
	const which = ["--cert-name", siteName, "--renew-with-new-domains", "--domain", domain];
	const renewed = ["--deploy-hook", "systemctl reload nginx"];
	try {
		run("certbot", "certonly", "--non-interactive", "--agree-tos", ...contact, ...place, ...which, ...renewed);
	} catch (error) {
		throw new StartRefused(text.noCertificate(domain, (error as Error).message));
	}
}

const frontFiles = [places.nginx, places.caddy, places.caddyfile];

function takeBack(before: ReadonlyMap<string, string | null>): void {
	for (const [file, content] of before) {
		if (content === null) rmSync(file, { force: true });
		else if (content !== textOf(file)) write(file, content);
	}
}

/** What a step does. @returns what is to be shown at the end */
async function doStep(step: Step, wanted: Wanted, home: string): Promise<string | undefined> {
	const { data } = wanted;
	switch (step.does) {
		case "makeAccount":
			makeAccount(siteName, data);
			break;
		case "makeData":
		case "giveData":
			mkdirSync(data, { recursive: true });
			give(data, siteName);
			break;
		case "takeData":
			give(data, "root");
			break;
		case "write":
			write(step.file, step.text, step.kept);
			break;
		case "start": {
			run("systemctl", "daemon-reload");
			const said = works("systemctl", "is-active", "--quiet", service) ? undefined : await prepare(home);
			run("systemctl", "enable", "--now", service, timer);
			return said;
		}
		case "restart":
			run("systemctl", "daemon-reload");
			run("systemctl", "restart", service, timer);
			break;
		case "stop":
			run("systemctl", "disable", "--now", ...[service, timer].filter((name) => existsSync(unitFile(name))));
			break;
		case "import":
		case "unimport":
			setImport(step.does === "import");
			break;
		case "reload":
			reload(step.front);
			break;
		case "certificate":
			orderCertificate(wanted);
			break;
		case "removeCertificate":
			run("certbot", "delete", "--non-interactive", "--cert-name", siteName);
			break;
		case "clear":
			rmSync(step.file, { recursive: true, force: true });
			break;
		case "remove":
			remove(step.file, step.kept);
			break;
		case "removeAccount":
			run("userdel", siteName);
	}
}

/**
 * Does the steps and says each.
 * @param again the command that goes on after one that fails
 * @returns what they have said for the end
 * @throws StartRefused with the step that failed, its reason, and what to do
 */
export async function carryOut(steps: Step[], wanted: Wanted, home: string, again: string): Promise<string[]> {
	const said: string[] = [];
	const before = new Map(frontFiles.map((file) => [file, textOf(file)]));
	for (const step of steps) {
		console.log(text.doing(text.step(step, wanted)));
		try {
			const more = await doStep(step, wanted, home);
			if (more) said.push(more);
		} catch (error) {
			// A front that refuses its file would not come up at the next start of the machine either.
			if (step.does === "reload") takeBack(before);
			for (const line of said) console.log(line);
			const reason = error instanceof StartRefused ? error.message : (explainFault(error) ?? (error as Error).message);
			throw new StartRefused(text.failed(text.step(step, wanted), reason, again));
		}
	}
	return said;
}
