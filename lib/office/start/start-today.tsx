import { dayOf, formatTime } from "@/lib/bengali/dates";
import { type Act, listActs, wordsOf } from "../activity/activity";
import { activityText } from "../activity/text";
import { UndoAct } from "../activity/undo-act";
import type { SignedIn } from "../guard";
import { RecordState } from "../publishing/record-state";
import { startText } from "./text";

const texts = startText.today;

/** The longest list; the page of the day has all. */
const most = 8;

/** What was done today, in sentences, with undoing: by all for a head, by themselves for others. */
export async function StartToday({ staff }: { staff: SignedIn }) {
	const acts = await listActs(staff, dayOf(new Date().toISOString()), { most, logins: false });
	return (
		<section aria-labelledby="start-today" className="start-part">
			<h2 id="start-today">{texts.title}</h2>
			{acts.length === 0 ? <p>{texts.none}</p> : <Acts acts={acts} />}
			<a href="/admin/activity">{texts.all}</a>
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
