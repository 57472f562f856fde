import { dayOf, formatDate, formatShortDay, formatTime } from "@/lib/bengali/dates";
import { dayLength } from "@/lib/contract/days";
import { ListTable } from "../parts/column-heads";
import { DayField } from "../parts/date-picker";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { RecordState } from "../parts/record-state";
import { readTypedDate } from "../values/typed-dates";
import { typedDateText } from "../words/typed-dates";
import { type Act, listActs, mostActs, wordsOf } from "./activity";
import { activityText as texts } from "./text";
import { UndoAct } from "./undo-act";

const path = "/admin/activity";

/**
 * @param value as a link gives it, yyyy-mm-dd, or as typed
 * @returns the day that the address asks for, else today, and why what was typed is refused
 */
function readDay(value: unknown, today: string): { day: string; fault?: string } {
	const read = readTypedDate(typeof value === "string" ? value : "", false);
	if (read && "fault" in read) return { day: today, fault: typedDateText.faults[read.fault] };
	const day = read ? dayOf(read.date.toISOString()) : today;
	return { day: day < today ? day : today };
}

const noon = (day: string) => Date.parse(`${day}T12:00:00+06:00`);
const move = (day: string, days: number) => dayOf(new Date(noon(day) + days * dayLength).toISOString());

/** `/admin/activity`: what staff have done on one day, today by default. */
export const ActivityView = subjectPage("activity", async ({ view, staff: account, query }) => {
	const today = dayOf(new Date().toISOString());
	const asked = query.day;
	const { day, fault } = readDay(asked, today);
	const acts = await listActs(account, day);
	const shown = new Date(noon(day)).toISOString();
	const dayText = formatDate(shown);
	return (
		<SubjectPage view={view} className="activity">
			<p>{texts.explanation}</p>
			{account.role !== "head" && <p>{texts.own}</p>}
			<nav aria-label={texts.day} className="office-line activity-days">
				<a href={`${path}?day=${move(day, -1)}`}>{texts.earlier}</a>
				<strong>{dayText}</strong>
				{day < today && <a href={`${path}?day=${move(day, 1)}`}>{texts.later}</a>}
				{day < today && <a href={path}>{texts.today}</a>}
				<form className="office-row" action={path}>
					<DayField
						defaultValue={fault ? String(asked) : formatShortDay(shown)}
						errors={fault === undefined ? undefined : [fault]}
						key={day}
						label={texts.day}
						name="day"
					/>
					<button className="office-control" type="submit">
						{texts.show}
					</button>
				</form>
			</nav>
			{acts.length === 0 ? <p className="office-none">{texts.none(dayText)}</p> : <ActTable acts={acts} />}
			{acts.length >= mostActs && <p>{texts.tooMany(mostActs)}</p>}
		</SubjectPage>
	);
});

function ActTable({ acts }: { acts: Act[] }) {
	const { at, by, action, record, detail, from } = texts.fields;
	return (
		<ListTable columns={[at, by, action, record, detail, from, texts.undo]}>
			{acts.map((act) => (
				<ActRow act={act} key={`${act.at} ${act.kind} ${act.action} ${act.title} ${act.detail}`} />
			))}
		</ListTable>
	);
}

function ActRow({ act }: { act: Act }) {
	const { at, by, action, record, detail, from } = texts.fields;
	const name = act.title || act.kind;
	return (
		<tr>
			<td data-label={at}>
				<time dateTime={act.at}>{formatTime(act.at)}</time>
			</td>
			<td data-label={by}>{act.by}</td>
			<td data-label={action}>{texts.actions[act.action]}</td>
			<td data-label={record}>
				{act.title && act.title !== act.kind ? `${act.kind}: ` : ""}
				{act.path ? <a href={`/admin${act.path}`}>{name}</a> : name} {act.state && <RecordState record={act.state} />}
			</td>
			<td data-label={detail}>{act.detail}</td>
			<td data-label={from}>{act.from}</td>
			<td>{act.undo === "never" ? texts.final : <UndoAct undo={act.undo} what={wordsOf(act)} />}</td>
		</tr>
	);
}
