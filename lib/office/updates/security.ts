/** What is known of releases that close a hole: for the start page, mails, and whoever takes them (./by-itself.ts). */
import "server-only";
import { environment } from "@/lib/machine/environment";
import { isUsedUp, readSecurityUpdate } from "@/lib/upkeep/security-update";
import { backDays, compareVersions } from "@/lib/upkeep/update-state";
import { canInstall, current, versionsSeen } from "./updates";

const { AUTO_SECURITY_UPDATES, DATABASE_URL, DATA_DIR, S3, SCHOOL_HOME, SCHOOL_NAME } = environment;

const day = 86_400_000;

/**
 * taken      this version serves, and the way back is open
 * failed     it did not serve, and is not tried again
 * givenBack  the school has gone back to the version before
 * off        the setting refuses it
 * elsewhere  the data is where a trial would change it
 * tonight    it will be taken
 * onServer   the site may not write where the program is: a timer of the machine takes it, or a person
 */
type Kind = "taken" | "failed" | "givenBack" | "off" | "elsewhere" | "tonight" | "onServer";

/** @property at when it was taken or has failed */
export type SecurityNews = { kind: Kind; version: string; at?: Date };

function whyWaiting(): Kind {
	if (!AUTO_SECURITY_UPDATES) return "off";
	if (DATABASE_URL || S3) return "elsewhere";
	return SCHOOL_NAME || canInstall() ? "tonight" : "onServer";
}

/** @returns what heads must know of the last release of this kind, and of one that waits */
export function securityNews(now: number): SecurityNews[] {
	if (!SCHOOL_HOME) return [];
	const last = readSecurityUpdate(DATA_DIR);
	const news: SecurityNews[] = [];
	if (last) {
		const at = new Date(last.at);
		const isServing = last.version === current;
		const isAhead = compareVersions(last.version, current) > 0;
		if (last.outcome === "taken" && isServing && now - at.getTime() < backDays * day)
			news.push({ kind: "taken", version: last.version, at });
		if (isAhead && isUsedUp(last, last.version))
			news.push({ kind: last.outcome === "taken" ? "givenBack" : "failed", version: last.version, at });
	}
	const { security } = versionsSeen();
	if (security && !isUsedUp(last, security) && compareVersions(security, current) > 0)
		news.push({ kind: whyWaiting(), version: security });
	return news;
}
