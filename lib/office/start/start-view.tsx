import { Gutter } from "@payloadcms/ui";
import { headers } from "next/headers";
import { formatDate } from "@/lib/bengali/dates";
import { comingMoment } from "@/lib/office/parts/record-state-text";
import { BackupNotice } from "../backup/backup-notice";
import { Checklist } from "../checklist/checklist-part";
import { FirstHour, FirstHourBack } from "../first-hour/first-hour-part";
import { mayDo, requireStaffPage, type SignedIn } from "../guard";
import { startLinksFor } from "../menu";
import { WhenHydrated } from "../parts/when-hydrated";
import { readAhead } from "./ahead";
import { StartHome } from "./start-home";
import { StartTasks } from "./start-tasks";
import { StartToday } from "./start-today";
import { startText } from "./text";

const texts = startText.ahead;

/** What will happen by itself: tonight's backup, and what appears or goes in the next days. */
async function StartAhead({ staff }: { staff: SignedIn }) {
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

const { actions } = startText;

/** The tasks of each day, as far as the account may do them. */
function StartActions({ staff }: { staff: SignedIn }) {
	const links = [...startLinksFor(staff), { href: "/", label: actions.site }];
	return (
		<nav aria-label={actions.label}>
			<ul className="start-actions">
				{links.map(({ href, label }) => (
					<li key={href}>
						<a href={href}>{label}</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** `/admin`: what a new school does first, then what waits, what comes and what was done, as far as the role may see. */
export async function StartView() {
	const staff = await requireStaffPage(await headers());
	return (
		<Gutter className="start">
			<main>
				<WhenHydrated>
					<h1>
						{startText.title} <small>{formatDate(new Date().toISOString())}</small>
					</h1>
					<FirstHour />
					<StartActions staff={staff} />
					<div className="start-parts">
						<div>
							<StartTasks staff={staff} />
							<StartAhead staff={staff} />
							<Checklist />
						</div>
						<div>
							<StartToday staff={staff} />
							<StartHome staff={staff} />
						</div>
					</div>
					<FirstHourBack />
				</WhenHydrated>
			</main>
		</Gutter>
	);
}
