import { type FormEvent, useState } from "react";
import { Choice } from "@/components/forms/choice";
import { ErrorSummary } from "@/components/forms/error-summary";
import { TryAgain } from "@/components/forms/loading";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { directoryText as text } from "@/lib/bengali/student-area";
import { type Place, useSections } from "@/lib/browser/use-directory";
import type { StudentPage } from "@/lib/contract/students";
import styles from "./directory.module.css";

type Props = {
	choices: StudentPage;
	first: Place;
	/** Applies a selection; an incomplete one shows no students. */
	go: (place: Place) => void;
};

/** @returns the first missing field with its message; in this order */
function faultOf(place: Place): Record<string, string> {
	if (!place.year) return { year: text.selectYear };
	if (!place.class) return { class: text.selectClass };
	if (!place.section) return { section: text.selectSection };
	return {};
}

export function DirectoryFilter({ choices, first, go }: Props) {
	const [place, setPlace] = useState(first);
	const [errors, setErrors] = useState<Record<string, string>>({});
	const [attempt, setAttempt] = useState(0);
	const { sections, loading, failure, again } = useSections(place.year, place.class);

	// Changing the year or class resets the section.
	const move = (change: Partial<Place>) => {
		const next = { ...place, section: "", ...change };
		setPlace(next);
		// Students load on submit only.
		go({ ...next, section: "" });
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		const fault = faultOf(place);
		setErrors(fault);
		setAttempt(attempt + 1);
		if (Object.keys(fault).length === 0) go(place);
	};
	const waitingFor = loading ? text.loadingSections : text.chooseClassFirst;
	return (
		<form noValidate onSubmit={submit} className="no-print">
			<ErrorSummary errors={errors} attempt={attempt} />
			<div className={styles.filter}>
				<Choice
					name="year"
					label={text.year}
					error={errors.year}
					options={choices.years.map(({ id, year }) => ({ value: id, label: toBengaliDigits(year) }))}
					placeholder={text.choose}
					value={place.year}
					onChange={(year) => move({ year })}
				/>
				<Choice
					name="class"
					label={text.class}
					error={errors.class}
					options={choices.class.map(({ id, class_name }) => ({ value: id, label: class_name }))}
					placeholder={text.choose}
					value={place.class}
					onChange={(id) => move({ class: id })}
				/>
				<Choice
					name="section"
					label={text.section}
					error={errors.section}
					options={(sections ?? []).map(({ id, section_name }) => ({ value: id, label: section_name }))}
					placeholder={sections ? text.choose : waitingFor}
					value={place.section}
					onChange={(section) => move({ section })}
				/>
				<button type="submit" className={`button ${styles.search}`}>
					{text.search}
				</button>
			</div>
			{failure && <TryAgain message={`${text.failedSections} ${failure.message}`} again={again} />}
		</form>
	);
}
