"use client";
import { useState } from "react";
import { CallForm } from "@/components/forms/call-form";
import { Choice } from "@/components/forms/choice";
import { Field } from "@/components/forms/field";
import { TryAgain } from "@/components/forms/loading";
import { dataRequestText as text } from "@/lib/bengali/data-requests";
import { formatDate } from "@/lib/bengali/dates";
import { useFormCall } from "@/lib/browser/use-form-call";
import { useAnswer, type useApplicationSession } from "@/lib/browser/use-session";
import type { DataRequest, DataRequestsAnswer, RequestKind, SentRequestAnswer } from "@/lib/contract/data-requests";
import { answerDays } from "@/lib/contract/days";
import { dataRequestPath, dataRequestsPath } from "@/lib/contract/paths";
import styles from "./data-requests.module.css";

type Props = {
	/** Of the student or the application. */
	number: string;
	/** Undefined before hydration. */
	token: string | undefined;
	callWithToken: ReturnType<typeof useApplicationSession>["callWithToken"];
};

const options = (Object.keys(text.kinds) as RequestKind[]).map((value) => ({ value, label: text.kinds[value] }));

/** A copy of the data, a correction, taking consent back, erasing: what was asked for, and a form for more. */
export function DataRequests({ number, token, callWithToken }: Props) {
	const path = encodeURIComponent(number);
	const [sent, setSent] = useState<string | null>(null);
	const { data, failure, again, change } = useAnswer<DataRequestsAnswer>(dataRequestsPath(path), {
		token,
		callWithToken,
	});
	const call = useFormCall({
		required: text.required,
		optional: ["text"],
		send: async (values) => {
			const answer = await callWithToken<SentRequestAnswer>(dataRequestPath(path), { body: values });
			await change(() => ({ data: answer.data }));
			setSent(answer.message);
			return null;
		},
	});
	return (
		<section aria-labelledby="data-requests" className={`${styles.requests} no-print`}>
			<h2 id="data-requests">{text.title}</h2>
			<p>{text.intro(answerDays)}</p>
			{failure && <TryAgain message={`${text.failed} ${failure.message}`} again={again} />}
			{data && data.data.length > 0 && <Sent requests={data.data} />}
			<details>
				<summary>{text.submit}</summary>
				<CallForm call={call} submit={text.submit} waitingText={text.waiting}>
					<Choice
						name="kind"
						label={text.kind}
						placeholder={text.choose}
						options={options}
						error={call.errors.kind}
						required
					/>
					<Field name="text" label={text.text} hint={text.textHint} error={call.errors.text}>
						{(control) => <textarea {...control} rows={4} maxLength={1000} />}
					</Field>
				</CallForm>
			</details>
			<p role="status">{sent}</p>
		</section>
	);
}

function Sent({ requests }: { requests: DataRequest[] }) {
	return (
		<>
			<h3>{text.sentBefore}</h3>
			<ul>
				{requests.map(({ id, kind, state, at, until, answer }) => (
					<li key={id}>
						<strong>{text.kinds[kind]}</strong>
						<br />
						{text.on(formatDate(at))} · {text.states[state](formatDate(until))}
						{answer && (
							<p className={styles.answer}>
								{text.answer}: {answer}
							</p>
						)}
					</li>
				))}
			</ul>
		</>
	);
}
