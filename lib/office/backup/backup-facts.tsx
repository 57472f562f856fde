import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { Backups } from "./backups";
import { isSealingGood, type Sealing } from "./sealing";
import { backupFailures, sealingText, backupOfficeText as texts } from "./text";

/** @returns the size as staff read it */
export const sizeOf = (bytes: number) => texts.megabytes(toBengaliDigits((bytes / 1_000_000).toFixed(1)));

type Fact = { term: string; state: "bad" | "good" | "waiting"; lines: string[] };

const stateOf = (isGood: boolean) => (isGood ? "good" : "bad");

const signs = { good: `✓ ${texts.good}`, bad: `✗ ${texts.bad}`, waiting: texts.waiting } as const;

function backupFact({ files: [newest], status: { backup }, isBackupGood }: Backups, isFirstAhead: boolean): Fact {
	if (isFirstAhead) return { term: texts.last, state: "waiting", lines: [texts.firstTonight] };
	const lines = [newest ? `${formatMoment(newest.at)}, ${sizeOf(newest.bytes)}` : texts.none];
	if (backup?.failure) lines.push(texts.failedAt(formatMoment(backup.at)), backupFailures[backup.failure].bengali);
	else if (newest && !isBackupGood) lines.push(texts.old);
	if (backup?.missing) lines.push(texts.missing(toBengaliDigits(backup.missing)));
	return { term: texts.last, state: stateOf(isBackupGood), lines };
}

function checkFact({ status: { check }, isCheckGood }: Backups, isFirstAhead: boolean): Fact {
	if (isFirstAhead) return { term: texts.check, state: "waiting", lines: [texts.firstCheck] };
	const lines = [check ? formatMoment(check.at) : texts.notChecked];
	if (check?.failure) lines.push(backupFailures[check.failure].bengali);
	else if (check && !isCheckGood) lines.push(texts.checkOld);
	return { term: texts.check, state: stateOf(isCheckGood), lines };
}

function sealFact({ files }: Backups, sealing: Sealing | null): Fact {
	const isGood = isSealingGood(files, sealing);
	const lines = sealing ? [sealingText.since(formatMoment(sealing.since), sealing.by)] : [sealingText.off];
	if (sealing && !isGood) lines.push(sealingText.newestOpen);
	return { term: sealingText.title, state: stateOf(isGood), lines };
}

type Props = { backups: Backups; sealing: Sealing | null; isFirstAhead: boolean };

/**
 * The last backup, the last check, and the seal: when, and whether all is well.
 * @param isFirstAhead whether the school waits for its first backup
 */
export function BackupFacts({ backups, sealing, isFirstAhead }: Props) {
	const facts = [backupFact(backups, isFirstAhead), checkFact(backups, isFirstAhead), sealFact(backups, sealing)];
	return (
		<dl className="backup-facts">
			{facts.map(({ term, state, lines }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd className={`backup-${state}`}>
						<strong>{signs[state]}</strong>
						{lines.map((line) => (
							<span key={line}>{line}</span>
						))}
					</dd>
				</div>
			))}
		</dl>
	);
}
