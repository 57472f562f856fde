/**
 * Takes a release that closes a hole at night, without a hand (lib/upkeep/security-update.ts), and writes into the list of
 * acts what has become of it. On a machine with several schools the machine takes it for all (lib/hosting/schools/wake.ts).
 */
import "server-only";
import { hostname } from "node:os";
import { addEntry } from "@/lib/cms/activity/entries";
import { repeatAsLeader } from "@/lib/data/processes/leader";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { processWide } from "@/lib/machine/process-wide";
import { inTransaction } from "@/lib/school/query";
import { findSecurityVersion } from "@/lib/upkeep/newer-version";
import {
	decideSecurity,
	keepSecurityUpdate,
	nextTurn,
	readSecurityUpdate,
	type SecurityUpdate,
} from "@/lib/upkeep/security-update";
import { updatesText } from "./text";
import { canInstall, current, hindrance, isRunning, startSecurityUpdate } from "./updates";

const { AUTO_SECURITY_UPDATES: allowed, DATA_DIR, SCHOOL_NAME, SITE_URL } = environment;

const pause = 10_000;
/** Between two looks: what comes after the last one of a night is taken less than a day later. */
const again = 30 * 60_000;

/** @property tried begin of the night in which was tried; @property notBefore of the next look; @property told of what */
const state = processWide("security-updates", () => ({ tried: 0, notBefore: 0, isTaking: false, told: "" }));

const school = `${SITE_URL ?? hostname()} ${DATA_DIR}`;

const isOwnWork = () => allowed && !SCHOOL_NAME && !hindrance() && canInstall();

/** @returns when this process next looks for a release by itself; never, if that is not its work */
export function nextSecurityLookAt(now: number): number {
	if (!isOwnWork()) return Number.POSITIVE_INFINITY;
	const turn = nextTurn(school, now);
	const next = Math.max(turn.from, state.notBefore);
	return state.tried === turn.from || next >= turn.until ? nextTurn(school, turn.until).from : next;
}

const outcomeOf = ({ version, outcome, at }: SecurityUpdate) => `${version} ${outcome} ${at}`;

const untold = (): SecurityUpdate | null => {
	const last = readSecurityUpdate(DATA_DIR);
	return last && last.outcome !== "began" && outcomeOf(last) !== state.told ? last : null;
};

/** @returns whether the process must stay awake for it */
export const isTakingSecurity = (now: number): boolean =>
	state.isTaking || untold() !== null || nextSecurityLookAt(now) <= now;

/** Once, also when this process is killed before it knows. */
async function tellOutcome(last: SecurityUpdate): Promise<void> {
	keepSecurityUpdate(DATA_DIR);
	const title =
		last.outcome === "taken" ? updatesText.security.taken(last.version) : updatesText.security.failed(last.version);
	await inTransaction(async (req) => {
		const where = { title: { equals: title } };
		const { totalDocs } = await req.payload.count({ collection: "activity", where, req });
		if (totalDocs === 0) await addEntry(req, null, { action: "update", kind: "settings", title });
	});
	state.told = outcomeOf(last);
	// A school that sleeps may be gone before the next time of mails.
	if (environment.SMTP_URL) await (await import("../warnings/mail")).mailWarnings();
}

async function lookAndTake(now: number): Promise<void> {
	state.notBefore = now + again;
	const found = (await findSecurityVersion(current))?.version ?? null;
	const turn = nextTurn(school, now);
	const facts = { allowed, found, last: readSecurityUpdate(DATA_DIR), isRunning: isRunning(), now, turn };
	if (decideSecurity(facts) !== "take") return;
	state.tried = turn.from;
	state.isTaking = true;
	startSecurityUpdate(() => {
		state.isTaking = false;
	});
}

/** What is done each few seconds. */
export async function workOnSecurity(now: number): Promise<void> {
	const last = untold();
	if (last) await tellOutcome(last);
	if (nextSecurityLookAt(now) <= now && !state.isTaking) await lookAndTake(now);
}

/** Must be called once, when the server starts. */
export function startSecurityUpdates(): void {
	repeatAsLeader(pause, () =>
		workOnSecurity(Date.now()).catch((error: unknown) => console.error(describeError(error))),
	);
}
