import { CallButton } from "../parts/call-button";
import { dataRequestsOfficeText } from "./text";

const { restriction: text } = dataRequestsOfficeText;

/** Keeps a student's data from being used; or says since which day that is so, and lifts it. */
export function RestrictButton({ id, name, since }: { id: number; name: string; since: string | null }) {
	if (since === null)
		return (
			<CallButton
				body={{ id, restricted: true }}
				confirm={{ question: text.question(name), yes: text.yes, no: text.no }}
				label={text.restrict}
				call="data-requests/restrict"
			/>
		);
	return (
		<>
			<p>{text.since(since)}</p>
			<CallButton
				body={{ id, restricted: false }}
				description={text.liftOf(name)}
				label={text.lift}
				call="data-requests/restrict"
			/>
		</>
	);
}
