import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { backupFailures, sealingText, backupOfficeText as texts } from "@/lib/bengali/office/backup";
import type { Backups } from "@/lib/office/backup/backups";
import { isSealingGood, type Sealing } from "@/lib/office/backup/sealing";

/** @returns the size as staff read it */
export const sizeOf = (bytes: number) => texts.megabytes(toBengaliDigits((bytes / 1_000_000).toFixed(1)));

type Fact = { term: string; isGood: boolean; lines: string[] };

function backupFact({ files: [newest], status: { backup }, isBackupGood }: Backups): Fact {
	const lines = [newest ? `${formatMoment(newest.at)}, ${sizeOf(newest.bytes)}` : texts.none];
	if (backup?.failure) lines.push(texts.failedAt(formatMoment(backup.at)), backupFailures[backup.failure].bengali);
	else if (newest && !isBackupGood) lines.push(texts.old);
	if (backup?.missing) lines.push(texts.missing(toBengaliDigits(backup.missing)));
	return { term: texts.last, isGood: isBackupGood, lines };
}

function checkFact({ status: { check }, isCheckGood }: Backups): Fact {
	const lines = [check ? formatMoment(check.at) : texts.notChecked];
	if (check?.failure) lines.push(backupFailures[check.failure].bengali);
	else if (check && !isCheckGood) lines.push(texts.checkOld);
	return { term: texts.check, isGood: isCheckGood, lines };
}

function sealFact({ files }: Backups, sealing: Sealing | null): Fact {
	const isGood = isSealingGood(files, sealing);
	const lines = sealing ? [sealingText.since(formatMoment(sealing.since), sealing.by)] : [sealingText.off];
	if (sealing && !isGood) lines.push(sealingText.newestOpen);
	return { term: sealingText.title, isGood, lines };
}

/** The last backup, the last check, and the seal: when, and whether all is well. */
export function BackupFacts({ backups, sealing }: { backups: Backups; sealing: Sealing | null }) {
	return (
		<dl className="backup-facts">
			{[backupFact(backups), checkFact(backups), sealFact(backups, sealing)].map(({ term, isGood, lines }) => (
				<div key={term}>
					<dt>{term}</dt>
					<dd className={isGood ? "backup-good" : "backup-bad"}>
						<strong>{isGood ? `✓ ${texts.good}` : `✗ ${texts.bad}`}</strong>
						{lines.map((line) => (
							<span key={line}>{line}</span>
						))}
					</dd>
				</div>
			))}
		</dl>
	);
}
