import { formatMoment } from "@/lib/bengali/dates";
import { BackupButton } from "../backup/backup-button";
import { sizeOf } from "../backup/backup-facts";
import { callPath } from "../paths";
import { ProvenLink } from "../second-factor/proven-link";
import { exportProgress, readReady } from "./ready";
import { exportText as text } from "./text";

/** On the page of the backups: makes one archive of all of the school, to leave with. */
export async function ExportPart({ isSealed }: { isSealed: boolean }) {
	const ready = await readReady();
	return (
		<section>
			<h2>{text.title}</h2>
			<p>{text.explanation}</p>
			<p>{isSealed ? text.sealed : text.open}</p>
			{ready && (
				<p>
					{text.ready(formatMoment(ready.at), sizeOf(ready.bytes))} {text.once}{" "}
					<ProvenLink href={callPath("export/file")} label={text.download}>
						{text.download}
					</ProvenLink>
				</p>
			)}
			<BackupButton
				labels={{ make: text.make, making: text.making }}
				since={exportProgress().running ? "" : null}
				subject="export"
			/>
		</section>
	);
}
