/** Creates the first staff account. */
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Payload, ValidationError } from "payload";
import { StartRefused } from "@/lib/data/first-start";
import type { Environment } from "@/lib/machine/environment";
import { commandText } from "@/lib/machine/text";
import { firstAccount, firstHeadPath, hasStaff } from "@/lib/office/first-head/first-head";

/** @throws StartRefused if a new school would have no account: said before anything is made for it */
export function requireFirstStaff({ STAFF_EMAIL, STAFF_PASSWORD, FIRST_HEAD }: Environment): void {
	if ((!STAFF_EMAIL || !STAFF_PASSWORD) && FIRST_HEAD !== "page") throw new StartRefused(commandText.noStaff);
}

/**
 * Creates an account from STAFF_EMAIL and STAFF_PASSWORD if there is no staff account. If they are not set, FIRST_HEAD
 * says whether the address of a page for it is printed.
 * @throws StartRefused if they are not set and there is no page, or against the rules
 */
export async function makeFirstStaff(payload: Payload, settings: Environment): Promise<void> {
	if (await hasStaff(payload)) return;
	const { STAFF_EMAIL: email, STAFF_PASSWORD: password, SITE_URL, PORT } = settings;
	if (!email || !password) {
		requireFirstStaff(settings);
		console.log(commandText.firstHead((SITE_URL ?? `http://localhost:${PORT}`) + firstHeadPath()));
		return;
	}
	try {
		await payload.create({ collection: "staff", data: { ...firstAccount, email, password } });
	} catch (error) {
		// Another process that starts at the same time has created it: addresses are unique.
		if (await hasStaff(payload)) return;
		if (!(error instanceof ValidationError)) throw error;
		throw new StartRefused(commandText.passwordRefused(error.data.errors.map(({ message }) => message).join(" ")));
	}
	console.log(commandText.staffMade(email));
}

/** Creates the demo school's account with a random password, which a file keeps that only the owner can read; names the file later. */
export async function makeDemoStaff(payload: Payload, settings: Environment): Promise<void> {
	const file = path.join(settings.DATA_DIR, "demo-staff.txt");
	if (await hasStaff(payload)) {
		if (existsSync(file)) console.log(commandText.demoStaffFile(file));
		return;
	}
	const email = "staff@example.com";
	const password = randomBytes(12).toString("base64url");
	writeFileSync(file, `${email}\n${password}\n`, { mode: 0o600 });
	await payload.create({ collection: "staff", data: { ...firstAccount, email, password } });
	console.log(commandText.demoStaff(email, password));
}
