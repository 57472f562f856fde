/**
 * What a head must know although all seems to work: a failed backup, a clock that was set, a disk that gets full, a certificate
 * that ends, a newer version of the site; and what an account has done that others must know (lib/cms/alerts).
 */
import "server-only";
import { statfs } from "node:fs/promises";
import { dayOf, formatMoment } from "@/lib/bengali/dates";
import { type Alert, recentAlerts } from "@/lib/cms/alerts";
import { environment } from "@/lib/machine/environment";
import { records } from "@/lib/school/query";
import { findJump } from "@/lib/upkeep/clock";
import { readBackups } from "../backup/backups";
import { isFirstAhead } from "../backup/nightly";
import { backupFailures } from "../backup/text";
import { type SecurityNews, securityNews } from "../updates/security";
import { versionsSeen } from "../updates/updates";
import { certificateEnd } from "./certificate";
import { warningText as text } from "./text";

/** `href`: the page where something can be done about it; `of`: what tells it from others of its kind. */
type OfState = {
	kind: "clock" | "backup" | "check" | "copy" | "disk" | "certificate" | "update" | "security";
	text: string;
	href?: string;
	of?: string;
};

/** `by`: who has done it, and is not told; `mail`: the text without names. */
type OfAct = { kind: Alert["kind"]; text: string; href: string; alert: number; by: number | null; mail: string };

export type Warning = OfState | OfAct;

/** @returns what tells the warning from others, and is the same as long as it holds */
export const keyOf = (warning: Warning): string =>
	"alert" in warning ? `alert-${warning.alert}` : (warning.of ?? warning.kind);

/** Percent of a disk from which there is a warning. */
const fullFrom = 85;

const day = 24 * 60 * 60_000;
/** Days before the end of the certificate from which there is a warning; most are renewed a month before. */
const lastDays = 10;

/** @returns what is wrong now, the most urgent first */
export async function findWarnings(now = Date.now()): Promise<Warning[]> {
	const payload = await records();
	const [alerts, jump, backup, used, end] = await Promise.all([
		recentAlerts(payload),
		findJump(payload),
		backupWarnings(),
		usedPercent([environment.DATA_DIR, environment.BACKUP_DIR]),
		environment.SITE_URL?.startsWith("https:") ? certificateEnd(environment.SITE_URL) : null,
	]);
	const security = securityNews(now);
	const { version } = versionsSeen();
	const isTold = security.some((news) => news.version === version);
	const days = end ? Math.ceil((end.getTime() - now) / day) : Number.POSITIVE_INFINITY;
	const words = (time: Date) => formatMoment(time.toISOString());
	return [
		...alerts.map(warningOf),
		...security.map(warningOfSecurity),
		...(jump ? [{ kind: "clock", text: text.clock.jumped(words(new Date()), words(jump)) } as const] : []),
		...backup,
		...(used >= fullFrom ? [{ kind: "disk", text: text.disk(used) } as const] : []),
		...(days <= lastDays ? [{ kind: "certificate", text: text.certificate(days) } as const] : []),
		...(version && !isTold ? [{ kind: "update", text: text.update(version), href: "/admin/updates" } as const] : []),
	];
}

const warningOfSecurity = ({ kind, version, at }: SecurityNews): OfState => ({
	...{ kind: "security", of: `security-${kind}-${version}`, href: "/admin/updates" },
	text: text.security[kind](version, at ? formatMoment(at.toISOString()) : ""),
});

const warningOf = ({ id, kind, name, byId, byName, at }: Alert): OfAct => ({
	...{ kind, alert: id, by: byId },
	text: text.alerts[kind](byName, name, at),
	mail: `${text.alertMails[kind]} ${text.alertMails.open}`,
	href: `/admin/activity?day=${dayOf(at)}`,
});

async function backupWarnings(): Promise<Warning[]> {
	const { status, isBackupGood, isCopyGood } = await readBackups();
	const { backup, check, copy } = status;
	const reasonOf = (failure: keyof typeof backupFailures) => backupFailures[failure].bengali;
	const isMissed = !isBackupGood && !(await isFirstAhead(status));
	return [
		...(isMissed
			? [{ kind: "backup", text: text.backup(backup?.failure ? reasonOf(backup.failure) : null) } as const]
			: []),
		...(isCopyGood === false && copy?.failure
			? [{ kind: "copy", text: text.copy(reasonOf(copy.failure)) } as const]
			: []),
		...(check?.failure ? [{ kind: "check", text: text.check(reasonOf(check.failure)) } as const] : []),
	];
}

/** @returns how full the fullest disk is, in percent, as `df` counts: what only root may use is no space */
async function usedPercent(folders: readonly string[]): Promise<number> {
	const disks = await Promise.all(folders.map((folder) => statfs(folder).catch(() => null)));
	return Math.max(
		0,
		...disks.map((disk) => {
			const used = disk ? disk.blocks - disk.bfree : 0;
			return disk && used > 0 ? Math.ceil((100 * used) / (used + disk.bavail)) : 0;
		}),
	);
}
