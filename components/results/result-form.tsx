"use client";
import dynamic from "next/dynamic";
import { useActionState, useEffect, useRef, useState } from "react";
import { CallForm } from "@/components/forms/call-form";
import { Choice } from "@/components/forms/choice";
import { Field } from "@/components/forms/field";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { outcomeText } from "@/lib/bengali/outcomes";
import { proofText, resultSearchText as text } from "@/lib/bengali/results";
import { callApi } from "@/lib/browser/call";
import { useStore } from "@/lib/browser/store";
import { loginKey, readStored } from "@/lib/browser/stored-token";
import { useFormCall } from "@/lib/browser/use-form-call";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { useLeave } from "@/lib/browser/use-leave";
import type { FormAction, FormAnswer } from "@/lib/contract/form-answer";
import type { FoundResult, ResultAnswer, ResultChoices } from "@/lib/contract/results";

type FormProps = {
	choices: ResultChoices;
	/** Server Action that receives the form without JavaScript. */
	action: (data: FormData) => void;
	/** Its result, null before a submit. */
	answer: FormAnswer<FoundResult> | null;
};

function ResultForm({ choices, action, answer }: FormProps) {
	const form = useRef<HTMLFormElement>(null);
	const set = useStore((store) => store.set);
	const ready = useHydrated();
	const typed = answer?.done === null ? answer.typed : {};
	// `exam.year` is the calendar year; the call takes the id of the year.
	const years = choices.year.filter((year) => choices.exams.some((exam) => exam.year === year.year));
	// The newest released exam is what most families come for.
	const [newest] = choices.exams;
	const newestYear = String(years.find((year) => year.year === newest?.year)?.id ?? "");
	const chosen = { year: typed.year ?? newestYear, exam_name: typed.exam_name ?? String(newest?.id ?? "") };
	const [year, setYear] = useState(chosen.year);
	const { leaving, leave } = useLeave();
	const call = useFormCall({
		required: text.required,
		optional: ["proof"],
		answer,
		keeps: true,
		send: async (values) => {
			const token = readStored(loginKey);
			const found = await callApi<ResultAnswer>("/api/student-result-publish", { body: values, token });
			if (!found.success) return { message: outcomeText.resultNotFound };
			const { result, resultSubject, details } = found;
			set({ ResultPage: choices, Result: result, ResultSubject: resultSubject, details, proof: values.proof });
			const { year_id, exam_id, class_id, student_id } = result;
			leave(`/student-result-publish/${year_id}/${exam_id}/${class_id}/${student_id}`);
			return null;
		},
	});

	// A year may have been chosen before hydration.
	useEffect(() => setYear(String(form.current && new FormData(form.current).get("year"))), []);

	// Once a proof was required its field stays: the next search from this IP address needs one too.
	const [asksProof, setAsksProof] = useState(typed.proof !== undefined);
	if (call.errors.proof && !asksProof) setAsksProof(true);

	const shown = years.filter(({ id }) => !ready || String(id) === year);
	return (
		<CallForm ref={form} action={action} call={call} waiting={leaving} submit={text.submit} waitingText={text.waiting}>
			<Choice
				name="year"
				label={text.year}
				error={call.errors.year}
				required
				options={years.map(({ id, year }) => ({ value: id, label: toBengaliDigits(year) }))}
				placeholder={text.choose}
				chosen={chosen.year}
				onChange={setYear}
			/>
			<Choice
				name="exam_name"
				label={text.exam}
				error={call.errors.exam_name}
				required
				groups={shown.map(({ year }) => ({
					label: toBengaliDigits(year),
					options: choices.exams
						.filter((exam) => exam.year === year)
						.map(({ id, name }) => ({ value: id, label: name })),
				}))}
				placeholder={ready && shown.length === 0 ? text.chooseYearFirst : text.choose}
				chosen={chosen.exam_name}
			/>
			<Choice
				name="class"
				label={text.class}
				error={call.errors.class}
				required
				options={choices.class.map(({ id, class_name }) => ({ value: id, label: class_name }))}
				placeholder={text.choose}
				chosen={typed.class}
			/>
			<Field name="studentId" label={text.studentId} hint={text.studentIdHint} error={call.errors.studentId} required>
				{(control) => (
					<input {...control} type="text" inputMode="numeric" autoComplete="off" defaultValue={typed.studentId} />
				)}
			</Field>
			{asksProof && (
				<Field name="proof" label={proofText.label} hint={proofText.hint} error={call.errors.proof}>
					{(control) => <input {...control} type="text" autoComplete="off" defaultValue={typed.proof} />}
				</Field>
			)}
		</CallForm>
	);
}

// next/dynamic instead of React.lazy: its chunk's CSS is in the server's HTML, also without JavaScript.
const SentSheet = dynamic(() => import("./sent-sheet"));

type Props = {
	choices: ResultChoices;
	/** Server Action that handles the submit when JavaScript is not available. */
	search: FormAction<FoundResult>;
};

/** The result form. After a submit without JavaScript it shows the grade sheet instead. */
export function ResultSearch({ choices, search }: Props) {
	const [answer, action] = useActionState(search, null, "/student-result");
	if (choices.exams.length === 0) return <p>{text.none}</p>;
	if (answer?.done) return <SentSheet found={answer.done} />;
	return <ResultForm choices={choices} action={action} answer={answer} />;
}
