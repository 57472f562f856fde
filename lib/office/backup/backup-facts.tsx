import { headers } from "next/headers";
import type { Space } from "@/lib/backup/space";
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { findStaffFor } from "../guard";
import { Pairs } from "../parts/pairs";
import { type Backups, readBackups } from "./backups";
import { isFirstAhead } from "./nightly";
import { isSealingGood, readSealing, type Sealing } from "./sealing";
import { backupFailures, sealingText, backupOfficeText as texts } from "./text";

/** @returns the size as staff read it */
export const sizeOf = (bytes: number) => texts.megabytes(toBengaliDigits((bytes / 1_000_000).toFixed(1)));

type Fact = { term: string; state: "bad" | "good" | "waiting"; lines: string[] };

const stateOf = (isGood: boolean) => (isGood ? "good" : "bad");

const signs = { good: `✓ ${texts.good}`, bad: `✗ ${texts.bad}`, waiting: texts.waiting } as const;

function backupFact(
	{ files: [newest], status: { backup }, isBackupGood }: Backups,
	space: Space | null,
	isFirstAhead: boolean,
): Fact {
	const hasRoom = !space || space.needed < space.free;
	const room = space ? [texts.space(sizeOf(space.needed), sizeOf(space.free))] : [];
	if (!hasRoom) room.push(texts.noSpace);
	if (isFirstAhead)
		return { term: texts.last, state: hasRoom ? "waiting" : "bad", lines: [texts.firstTonight, ...room] };
	const lines = [newest ? formatMoment(newest.at) : texts.none];
	if (backup?.failure) lines.push(texts.failedAt(formatMoment(backup.at)), backupFailures[backup.failure].bengali);
	else if (newest && !isBackupGood) lines.push(texts.old);
	if (backup?.missing) lines.push(texts.missing(toBengaliDigits(backup.missing)));
	return { term: texts.last, state: stateOf(isBackupGood && hasRoom), lines: [...lines, ...room] };
}

function checkFact({ status: { check }, isCheckGood }: Backups, isFirstAhead: boolean): Fact {
	if (isFirstAhead) return { term: texts.check, state: "waiting", lines: [texts.firstCheck] };
	const lines = [check ? formatMoment(check.at) : texts.notChecked];
	if (check?.failure) lines.push(backupFailures[check.failure].bengali);
	else if (check && !isCheckGood) lines.push(texts.checkOld);
	return { term: texts.check, state: stateOf(isCheckGood), lines };
}

function copyFact({ status: { copy }, isCopyGood }: Backups, isFirstAhead: boolean): Fact[] {
	if (isCopyGood === null) return [];
	if (isFirstAhead) return [{ term: texts.copy, state: "waiting", lines: [texts.firstCheck] }];
	const lines = [copy ? formatMoment(copy.at) : texts.notCopied];
	if (copy?.failure) lines.push(backupFailures[copy.failure].bengali);
	else if (copy && !isCopyGood) lines.push(texts.copyOld);
	return [{ term: texts.copy, state: stateOf(isCopyGood), lines }];
}

function sealFact({ files }: Backups, sealing: Sealing | null): Fact {
	const isGood = isSealingGood(files, sealing);
	const lines = sealing ? [sealingText.since(formatMoment(sealing.since), sealing.by)] : [sealingText.off];
	if (sealing && !isGood) lines.push(sealingText.newestOpen);
	return { term: sealingText.title, state: stateOf(isGood), lines };
}

const pairOf = ({ term, state, lines }: Fact) => {
	const said = lines.map((line) => <span key={line}>{line}</span>);
	return [term, [<strong key="sign">{signs[state]}</strong>, ...said], `backup-${state}`] as const;
};

type Props = { backups: Backups; space: Space | null; sealing: Sealing | null; isFirstAhead: boolean };

/**
 * The last backup and the room for the next, the last check, the copy elsewhere, and the seal: when, and whether all is well.
 * @param isFirstAhead whether the school waits for its first backup
 */
export function BackupFacts({ backups, space, sealing, isFirstAhead }: Props) {
	const facts = [
		backupFact(backups, space, isFirstAhead),
		checkFact(backups, isFirstAhead),
		...copyFact(backups, isFirstAhead),
		sealFact(backups, sealing),
	];
	return <Pairs className="office-row backup-facts" pairs={facts.map(pairOf)} />;
}

/** On the start page of the back office: when the next backup comes, and the last backup and check. */
export async function BackupNotice() {
	if (!(await findStaffFor(await headers(), "backup"))) return null;
	const [backups, sealing] = await Promise.all([readBackups(), readSealing()]);
	// The room for the next one is on its own page: to know it takes a look at every file.
	const facts = { backups, sealing, space: null, isFirstAhead: await isFirstAhead(backups.status) };
	return (
		<section className="backup-notice">
			<p>{texts.tonight}</p>
			<BackupFacts {...facts} />
			<a href="/admin/backup">{texts.open}</a>
		</section>
	);
}
