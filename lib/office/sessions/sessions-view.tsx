import { notFound } from "next/navigation";
import { formatMoment } from "@/lib/bengali/dates";
import { CallButton } from "../parts/call-button";
import { ListTable } from "../parts/column-heads";
import { SubjectPage, subjectPage } from "../parts/office-template";
import { EndSessions } from "./account-sessions";
import { getSessions, type Session } from "./sessions";
import { sessionsText as texts } from "./text";

/** `/admin/sessions`: where an account is logged in. A head sees that of another with `?account=` and its id. */
export const SessionsView = subjectPage("sessions", async ({ view, staff: who, query }) => {
	const asked = query.account;
	const account = typeof asked === "string" && /^\d{1,9}$/.test(asked) ? Number(asked) : who.id;
	const found = await getSessions(account, who);
	if (!found) notFound();
	const isOwn = account === who.id;
	const title = isOwn ? texts.title : texts.titleOf(found.name);
	return (
		<SubjectPage view={view} className="activity" title={title}>
			<p>{texts.explain}</p>
			{found.sessions.length === 0 ? <p>{texts.none}</p> : <SessionTable sessions={found.sessions} />}
			{isOwn && found.sessions.length > 1 && <EndSessions />}
		</SubjectPage>
	);
});

const deviceOf = ({ device }: Session) => device ?? texts.unknownDevice;

function SessionTable({ sessions }: { sessions: Session[] }) {
	const { device, address, begun, used } = texts.columns;
	return (
		<ListTable columns={[device, address, begun, used, texts.endOne]}>
			{sessions.map((session) => (
				<tr key={session.id}>
					<td data-label={device}>{deviceOf(session)}</td>
					<td data-label={address}>{session.address}</td>
					<td data-label={begun}>
						<time dateTime={session.begun}>{formatMoment(session.begun)}</time>
					</td>
					<td data-label={used}>
						<time dateTime={session.used}>{formatMoment(session.used)}</time>
					</td>
					<td>
						{session.isThis ? (
							texts.thisOne
						) : (
							<CallButton
								body={{ session: session.id }}
								confirm={{ question: texts.confirm(deviceOf(session)), yes: texts.endOne, no: texts.no }}
								description={texts.endOneOf(deviceOf(session))}
								label={texts.endOne}
								call="sessions/end-one"
								size="small"
							/>
						)}
					</td>
				</tr>
			))}
		</ListTable>
	);
}
