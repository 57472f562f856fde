import { Gutter, SetStepNav } from "@payloadcms/ui";
import { headers } from "next/headers";
import type { AdminViewServerProps } from "payload";
import { formatMoment } from "@/lib/bengali/dates";
import { backupOfficeText as texts } from "@/lib/bengali/office/backup";
import { callPath } from "@/lib/contract/office-paths";
import { readBackups } from "@/lib/office/backup/backups";
import { requireTaskPage } from "@/lib/office/guard";
import { ColumnHeads } from "../column-heads";
import { OfficeTemplate } from "../office-template";
import { BackupButton } from "./backup-button";
import { BackupFacts, sizeOf } from "./backup-facts";

/** `/admin/backup`: state of the backups, the kept files for download, and a button that starts a backup. */
export async function BackupView(props: AdminViewServerProps) {
	await requireTaskPage(await headers(), "backup");
	const backups = await readBackups();
	return (
		<OfficeTemplate {...props}>
			<SetStepNav nav={[{ label: texts.title }]} />
			<Gutter>
				<h1>{texts.title}</h1>
				<p>{texts.explanation}</p>
				<BackupFacts backups={backups} />
				<BackupButton isRunning={backups.isRunning} />
				<h2>{texts.files}</h2>
				<p>{texts.advice}</p>
				{backups.files.length === 0 ? <p>{texts.none}</p> : <FileTable files={backups.files} />}
			</Gutter>
		</OfficeTemplate>
	);
}

function FileTable({ files }: { files: Awaited<ReturnType<typeof readBackups>>["files"] }) {
	const { made, kind, size, file } = texts.columns;
	return (
		<div className="table">
			<table>
				<ColumnHeads columns={[made, kind, size, file]} />
				<tbody>
					{files.map(({ name, at, kind: how, bytes }) => (
						<tr key={name}>
							<td>{formatMoment(at)}</td>
							<td>{texts.kinds[how]}</td>
							<td>{sizeOf(bytes)}</td>
							<td>
								<a aria-label={texts.downloadOf(formatMoment(at))} download href={callPath("backup", "file", { name })}>
									{texts.download}
								</a>
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
}
