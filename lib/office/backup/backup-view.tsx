import { formatMoment } from "@/lib/bengali/dates";
import { ExportPart } from "../export/export-part";
import { ListTable } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { callPath } from "../paths";
import { ProvenLink } from "../second-factor/proven-link";
import { BackupButton } from "./backup-button";
import { BackupFacts, sizeOf } from "./backup-facts";
import { type Backups, downloadSize, readBackups, readSpace } from "./backups";
import { isFirstAhead } from "./nightly";
import { MakeSheet } from "./recovery-sheet";
import { numberOf, readSealing, type Sealing } from "./sealing";
import { sealingText, backupOfficeText as texts } from "./text";

/** `/admin/backup`: state of the backups, the kept files for download, and a button that starts a backup. */
export const BackupView = subjectPage("backup", async ({ view }) => {
	const [backups, sealing] = await Promise.all([readBackups(), readSealing()]);
	const facts = { backups, sealing, space: await readSpace(sealing), isFirstAhead: await isFirstAhead(backups.status) };
	const files = await Promise.all(backups.files.map(async (file) => ({ ...file, whole: await downloadSize(file) })));
	return (
		<SubjectPage view={view}>
			<p>{texts.explanation}</p>
			<BackupFacts {...facts} />
			<BackupButton labels={{ make: texts.make, making: texts.making }} since={backups.since} subject="backup" />
			<SealPart sealing={sealing} />
			<h2>{texts.files}</h2>
			<p>{texts.advice}</p>
			{files.length === 0 ? <p>{texts.none}</p> : <FileTable files={files} />}
			<ExportPart isSealed={sealing !== null} />
		</SubjectPage>
	);
});

function SealPart({ sealing }: { sealing: Sealing | null }) {
	return (
		<section>
			<h2>{sealingText.title}</h2>
			<p>{sealingText.explanation}</p>
			{sealing && (
				<p>
					{sealingText.sheetNumber(numberOf(sealing.recipient))}. {sealingText.oldOnes}
				</p>
			)}
			<MakeSheet label={sealing ? sealingText.makeNew : sealingText.make} />
		</section>
	);
}

function FileTable({ files }: { files: (Backups["files"][number] & { whole: number })[] }) {
	const { made, kind, size, seal, file } = texts.columns;
	return (
		<ListTable columns={[made, kind, size, seal, file]}>
			{files.map(({ name, at, kind: how, whole, sealed, ahead }) => (
				<tr key={name}>
					<td>
						{formatMoment(at)} {ahead && <strong>{texts.ahead}</strong>}
					</td>
					<td>{texts.kinds[how]}</td>
					<td>{sizeOf(whole)}</td>
					<td>{sealed ? sealingText.yes : sealingText.no}</td>
					<td>
						<ProvenLink href={callPath("backup/file", { name })} label={texts.downloadOf(formatMoment(at))}>
							{texts.download}
						</ProvenLink>
					</td>
				</tr>
			))}
		</ListTable>
	);
}
