/** Mails of warnings: to heads, and to one more address that the school has set. Imported only with SMTP_URL. */
import "server-only";
import { createTransport } from "nodemailer";
import { repeatAsLeader } from "@/lib/data/processes/leader";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { storedLimit } from "@/lib/school/limit-store";
import { records } from "@/lib/school/query";
import { publicAddress } from "@/lib/school/settings";
import { warningText } from "./text";
import { findWarnings, keyOf, type Warning } from "./warnings";

const texts = warningText.mail;

const tenMinutes = 10 * 60_000;
const patience = 30_000;

const day = 24 * 60 * 60;

/** One mail a day for each cause, over restarts and processes; a newer version is no hurry, and an act is told once. */
const sent = storedLimit("warning-mail", 1, day);
const sentInWeek = storedLimit("warning-mail-week", 1, 7 * day);

const isNoHurry = (warning: Warning) =>
	warning.kind === "update" || (!("alert" in warning) && /^security-(taken|tonight|givenBack)-/.test(warning.of ?? ""));

const limitOf = (warning: Warning) => (isNoHurry(warning) || "alert" in warning ? sentInWeek : sent);

/** Must be called once, when the server starts. */
export function startWarningMails(): void {
	repeatAsLeader(tenMinutes, () => mailWarnings().catch((error: unknown) => console.error(describeError(error))));
}

/**
 * Sends what was not sent today in one mail, and each act in a mail of its own to all but who acted; without anybody who
 * wants it, nothing. What fails is tried again.
 */
export async function mailWarnings(): Promise<void> {
	const warnings = await findWarnings();
	await mailTogether(warnings.filter((warning) => !("alert" in warning)));
	for (const warning of warnings) if ("alert" in warning) await mailTogether([warning], warning.by);
}

async function mailTogether(warnings: Warning[], except?: number | null): Promise<void> {
	if (warnings.length === 0) return;
	const addresses = await findAddresses(except);
	if (addresses.length === 0) return;
	const due: typeof warnings = [];
	// Taken before the mail is sent: a process that is killed then leaves it out for a day, and does not send it twice.
	for (const warning of warnings) if (await takeTurn(warning)) due.push(warning);
	if (due.length === 0) return;
	try {
		await send(
			addresses,
			due.map((warning) => ("alert" in warning ? warning.mail : warning.text)),
		);
	} catch (error) {
		for (const warning of due) await limitOf(warning).delete(keyOf(warning));
		// The messages of servers have addresses in them.
		const { code, responseCode } = error as { code?: string; responseCode?: number };
		console.error(`The mail of warnings was not sent: ${[code, responseCode].filter(Boolean).join(" ") || "unknown"}`);
	}
}

const takeTurn = (warning: Warning) =>
	limitOf(warning)
		.consume(keyOf(warning))
		.then(
			() => true,
			(refusal: unknown) => {
				if (refusal instanceof Error) throw refusal;
				return false;
			},
		);

async function findAddresses(except?: number | null): Promise<string[]> {
	const payload = await records();
	const [heads, { warningsEmail }] = await Promise.all([
		payload.find({
			collection: "staff",
			where: { role: { equals: "head" }, email: { exists: true } },
			pagination: false,
			depth: 0,
		}),
		payload.findGlobal({ slug: "settings", depth: 0 }),
	]);
	// Accounts of before there was the choice have none.
	const own = heads.docs.flatMap(({ id, email, warningMails }) =>
		email && warningMails !== false && id !== except ? [email] : [],
	);
	return [...new Set([...own, ...(warningsEmail ? [warningsEmail] : [])])];
}

/** In one mail, whose receivers do not see one another. @throws if the server refuses all of them, or does not answer */
async function send(addresses: readonly string[], warnings: readonly string[]): Promise<void> {
	const { SMTP_URL: url = "", SMTP_FROM } = environment;
	const site = await publicAddress();
	const { schoolName } = await (await records()).findGlobal({ slug: "settings", depth: 0 });
	const transport = createTransport({
		...{ url, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
		...{ disableFileAccess: true, disableUrlAccess: true },
	});
	try {
		await transport.sendMail({
			from: { name: schoolName, address: SMTP_FROM ?? "" },
			bcc: [...addresses],
			subject: texts.subject(schoolName),
			text: texts.body(schoolName, warnings, site ? `${site}/admin` : undefined),
			headers: { "Auto-Submitted": "auto-generated" },
		});
	} finally {
		transport.close();
	}
}
