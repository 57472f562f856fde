import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { Choice } from "@/components/forms/choice";
import { ErrorSummary } from "@/components/forms/error-summary";
import { Field } from "@/components/forms/field";
import forms from "@/components/forms/forms.module.css";
import { SubmitButton } from "@/components/forms/submit-button";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { resultSearchText as text } from "@/lib/bengali/results";
import { studentText } from "@/lib/bengali/students";
import { ask } from "@/lib/browser/call";
import { useStore } from "@/lib/browser/store";
import { useFormCall } from "@/lib/browser/use-form-call";
import type { ResultAnswer, ResultChoices } from "@/lib/contract/results";

export function ResultForm({ choices }: { choices: ResultChoices }) {
	const router = useRouter();
	const set = useStore((store) => store.set);
	const [year, setYear] = useState("");
	// The next page may take its time too.
	const [leaving, startLeaving] = useTransition();
	const { errors, message, attempt, waiting, onSubmit } = useFormCall({
		required: text.required,
		send: async (values) => {
			const answer = await ask<ResultAnswer>("/api/student-result-publish", { body: values });
			if (!answer.success) return { message: studentText.resultNotFound };
			const { result, resultSubject } = answer;
			set({ Result: result, ResultSubject: resultSubject });
			const { year_id, exam_id, class_id, student_id } = result;
			startLeaving(() => router.push(`/student-result-publish/${year_id}/${exam_id}/${class_id}/${student_id}`));
			return null;
		},
	});

	// An exam names its year by the year itself, and the call asks for the year's id.
	const chosen = choices.year.find(({ id }) => String(id) === year)?.year;
	const years = choices.year.filter((one) => choices.exams.some((exam) => exam.year === one.year));
	const exams = choices.exams.filter((exam) => exam.year === chosen);
	return (
		<form noValidate className={`${forms.form} needs-script`} onSubmit={onSubmit}>
			<ErrorSummary errors={errors} message={message} attempt={attempt} />
			<Choice
				name="year"
				label={text.year}
				error={errors.year}
				required
				options={years.map(({ id, year }) => ({ value: id, label: toBengaliDigits(year) }))}
				placeholder={text.choose}
				value={year}
				onChange={setYear}
			/>
			<Choice
				key={year}
				name="exam_name"
				label={text.exam}
				error={errors.exam_name}
				required
				options={exams.map(({ id, name }) => ({ value: id, label: name }))}
				placeholder={year ? text.choose : text.chooseYearFirst}
			/>
			<Choice
				name="class"
				label={text.class}
				error={errors.class}
				required
				options={choices.class.map(({ id, class_name }) => ({ value: id, label: class_name }))}
				placeholder={text.choose}
			/>
			<Field name="studentId" label={text.studentId} hint={text.studentIdHint} error={errors.studentId} required>
				{(control) => <input {...control} type="text" inputMode="numeric" autoComplete="off" />}
			</Field>
			<SubmitButton waiting={waiting || leaving} waitingText={text.waiting}>
				{text.submit}
			</SubmitButton>
		</form>
	);
}
