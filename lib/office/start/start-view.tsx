import { Gutter } from "@payloadcms/ui";
import { headers } from "next/headers";
import { dayOf, formatDate, formatTime } from "@/lib/bengali/dates";
import { comingMoment } from "@/lib/office/parts/record-state";
import { type Act, listActs, wordsOf } from "../activity/activity";
import { activityText } from "../activity/text";
import { UndoAct } from "../activity/undo-act";
import { BackupNotice } from "../backup/backup-facts";
import { Checklist } from "../checklist/checklist-view";
import { FirstHour, FirstHourBack } from "../first-hour/first-hour-part";
import { mayDo, requireStaffPage, type SignedIn } from "../guard";
import { startLinksFor } from "../menu";
import { WhenHydrated } from "../parts/loading";
import { RecordState } from "../parts/record-state";
import { TaskLink } from "../parts/task-bar";
import { readAhead } from "./page-records";
import { readHomeGaps } from "./start-page";
import { StartTasks } from "./start-tasks";
import { startText } from "./text";

const { actions, ahead, home, today } = startText;

/** What will happen by itself: tonight's backup, and what appears or goes in the next days. */
async function StartAhead({ staff }: { staff: SignedIn }) {
	const coming = await readAhead(staff);
	const hasBackup = mayDo(staff, "backup");
	if (coming.length === 0 && !hasBackup) return null;
	return (
		<section aria-labelledby="start-ahead" className="office-card office-targets start-part">
			<h2 id="start-ahead">{ahead.title}</h2>
			{coming.length > 0 && (
				<ul>
					{coming.map(({ at, does, href, title }) => (
						<li key={`${href} ${does}`}>
							<a href={href}>{ahead[does](title, comingMoment(at))}</a>
						</li>
					))}
				</ul>
			)}
			{hasBackup && <BackupNotice />}
		</section>
	);
}

/** The tasks of each day, as far as the account may do them. */
function StartActions({ staff }: { staff: SignedIn }) {
	const links = [...startLinksFor(staff), { href: "/", label: actions.site }];
	return (
		<nav aria-label={actions.label}>
			<ul className="office-row office-plain office-targets start-actions">
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

/** A small live picture of the home page, without scripts, and what is empty on it. */
async function StartHome({ staff }: { staff: SignedIn }) {
	if (staff.role === "exam") return null;
	const gaps = await readHomeGaps(staff);
	return (
		<section aria-labelledby="start-home" className="office-card office-targets start-part">
			<h2 id="start-home">{home.title}</h2>
			<div className="office-box start-home">
				<iframe inert loading="lazy" sandbox="allow-same-origin" src="/" tabIndex={-1} title={home.picture} />
				<a className="start-home-open" href="/">
					{actions.site}
				</a>
			</div>
			{gaps.length === 0 ? (
				<p>{home.full}</p>
			) : (
				<>
					<p>{home.empty}</p>
					<ul className="office-row start-gaps">
						{gaps.map(({ href, part, task }) => (
							<li key={part}>
								<TaskLink href={href} task={task}>
									{home.parts[part]}
								</TaskLink>
							</li>
						))}
					</ul>
				</>
			)}
		</section>
	);
}

/** The longest list; the page of the day has all. */
const most = 8;

/** What was done today, in sentences, with undoing: by all for a head, by themselves for others. */
async function StartToday({ staff }: { staff: SignedIn }) {
	const acts = await listActs(staff, dayOf(new Date().toISOString()), { most, logins: false });
	return (
		<section aria-labelledby="start-today" className="office-card office-targets start-part">
			<h2 id="start-today">{today.title}</h2>
			{acts.length === 0 ? <p>{today.none}</p> : <Acts acts={acts} />}
			<a href="/admin/activity">{today.all}</a>
		</section>
	);
}

const Acts = ({ acts }: { acts: Act[] }) => (
	<ul className="start-today">
		{acts.map((act) => (
			<li key={`${act.at} ${act.kind} ${act.action} ${act.title} ${act.detail}`}>
				<time dateTime={act.at}>{formatTime(act.at)}</time>
				<span>
					{activityText.did(act.by, act.action)}:{" "}
					{act.path ? <a href={`/admin${act.path}`}>{nameOf(act)}</a> : nameOf(act)}{" "}
					{act.state && <RecordState record={act.state} />}
				</span>
				<UndoAct undo={act.undo} what={wordsOf(act)} />
			</li>
		))}
	</ul>
);

const nameOf = ({ kind, title }: Act) => (title && title !== kind ? activityText.named(kind, title) : kind);
