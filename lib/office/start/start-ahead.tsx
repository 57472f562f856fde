import { comingMoment } from "@/lib/bengali/record-state";
import { BackupNotice } from "../backup/backup-notice";
import { mayDo, type SignedIn } from "../guard";
import { readAhead } from "./ahead";
import { startText } from "./text";

const texts = startText.ahead;

/** What will happen by itself: tonight's backup, and what appears or goes in the next days. */
export async function StartAhead({ staff }: { staff: SignedIn }) {
	const coming = await readAhead(staff);
	const hasBackup = mayDo(staff, "backup");
	if (coming.length === 0 && !hasBackup) return null;
	return (
		<section aria-labelledby="start-ahead" className="start-part">
			<h2 id="start-ahead">{texts.title}</h2>
			{coming.length > 0 && (
				<ul>
					{coming.map(({ at, does, href, title }) => (
						<li key={`${href} ${does}`}>
							<a href={href}>{texts[does](title, comingMoment(at))}</a>
						</li>
					))}
				</ul>
			)}
			{hasBackup && <BackupNotice />}
		</section>
	);
}
