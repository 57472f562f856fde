import { formatDate } from "@/lib/bengali/dates";
import { answerDays, dayLength } from "@/lib/contract/days";
import { erasingText } from "../erasing/text";
import { mayDo } from "../guard";
import { CallButton } from "../parts/call-button";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { DataActs } from "../student-data/data-acts";
import { AnswerRequest } from "./answer-request";
import { type FamilyRequest, listRequests, mostRequests } from "./requests";
import { listRestricted, type Restricted } from "./restriction";
import { dataRequestsOfficeText as text } from "./text";

/** `/admin/data-requests`: what families ask about their data, those first whose time ends first. */
export const DataRequestsView = subjectPage("data-requests", async ({ view, staff: account }) => {
	const [open, answered, restricted] = await Promise.all([
		listRequests("open"),
		listRequests("answered"),
		listRestricted(),
	]);
	const mayErase = mayDo(account, "erasing");
	return (
		<SubjectPage view={view} className="data-requests">
			<p>{text.explanation(answerDays)}</p>
			{open.length === 0 && <p className="office-none">{text.none}</p>}
			<ul className="office-plain">
				{open.map((request) => (
					<OpenRequest key={request.id} mayErase={mayErase} request={request} />
				))}
			</ul>
			{restricted.length > 0 && <RestrictedStudents students={restricted} />}
			{answered.length > 0 && <h2>{text.answered}</h2>}
			<ul className="office-plain">
				{answered.map((request) => (
					<Answered key={request.id} request={request} />
				))}
			</ul>
			{answered.length >= mostRequests && <p>{text.most(mostRequests)}</p>}
		</SubjectPage>
	);
});

/** Lists leave them out, so that here is where the office finds them. */
const RestrictedStudents = ({ students }: { students: Restricted[] }) => (
	<>
		<h2>{text.restriction.title}</h2>
		<p>{text.restriction.explanation}</p>
		<ul className="office-plain">
			{students.map(({ id, name, since }) => (
				<li key={id}>
					<h3>
						<a href={`/admin/collections/students/${id}`}>{name}</a>
					</h3>
					<RestrictButton id={id} name={name} since={formatDate(since)} />
				</li>
			))}
		</ul>
		{students.length >= mostRequests && <p>{text.most(mostRequests)}</p>}
	</>
);

const formOf = ({ application, student }: FamilyRequest) =>
	student ? `/admin/collections/students/${student}` : application && `/admin/admissions/${application}`;

function Person({ request }: { request: FamilyRequest }) {
	const form = formOf(request);
	return form ? <a href={form}>{request.name}</a> : text.gone;
}

const daysUntil = (until: string) => Math.ceil((Date.parse(until) - Date.now()) / dayLength);

function OpenRequest({ mayErase, request }: { mayErase: boolean; request: FamilyRequest }) {
	const { application, at, id, kind, name, restrictedAt, student, text: said, until } = request;
	const left = daysUntil(until);
	return (
		<li>
			<h2>
				<Person request={request} />: {text.kinds[kind]}
			</h2>
			<p className={left <= 0 ? "office-error" : undefined}>
				{text.sent(formatDate(at))} · {text.until(formatDate(until), left)}
			</p>
			{said && <blockquote>{said}</blockquote>}
			<p>{text.steps[kind]}</p>
			{student !== null && <DataActs erased={null} id={student} mayErase={mayErase} />}
			{student !== null && (
				<RestrictButton id={student} name={name ?? ""} since={restrictedAt && formatDate(restrictedAt)} />
			)}
			{application !== null && mayErase && (
				<p>
					<a href={`/admin/erase/applications/${application}`}>{erasingText.link}</a>
				</p>
			)}
			<AnswerRequest id={id} name={name ?? text.gone} />
		</li>
	);
}

function Answered({ request }: { request: FamilyRequest }) {
	const { answer, answeredAt, answeredBy, id, kind, state } = request;
	return (
		<li>
			<h3>
				<Person request={request} />: {text.kinds[kind]}
			</h3>
			<p>
				{state !== "open" && text.states[state]} · {text.by(answeredBy ?? "", formatDate(answeredAt ?? ""))}
			</p>
			{answer && <blockquote>{answer}</blockquote>}
			<CallButton body={{ act: "open", id }} label={text.open} call="data-requests/act" size="small" />
		</li>
	);
}

/** Keeps a student's data from being used; or says since which day that is so, and lifts it. */
export function RestrictButton({ id, name, since }: { id: number; name: string; since: string | null }) {
	if (since === null)
		return (
			<CallButton
				body={{ id, restricted: true }}
				confirm={{ question: text.restriction.question(name), yes: text.restriction.yes, no: text.restriction.no }}
				label={text.restriction.restrict}
				call="data-requests/restrict"
			/>
		);
	return (
		<>
			<p>{text.restriction.since(since)}</p>
			<CallButton
				body={{ id, restricted: false }}
				description={text.restriction.liftOf(name)}
				label={text.restriction.lift}
				call="data-requests/restrict"
			/>
		</>
	);
}
