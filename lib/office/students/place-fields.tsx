import { type ComponentProps, useEffect, useState } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { SectionField, TextField, YearField } from "../parts/act-field";
import { askOffice } from "../parts/call-office";
import type { FieldErrors } from "../parts/use-sending";
import type { EnrolmentChoices } from "./schema";

/** Fields of an enrolment; errors of `student` are shown at the year. */
export const placeFields = ["year", "student", "section", "roll"];

/** @returns a student's place in a year as typed, with the next free roll proposed, and how to change it */
export function usePlace(first: { year: string; section: string }) {
	const [year, setYear] = useState(first.year);
	const [section, setSection] = useState(first.section);
	const [roll, setRoll] = useNextRoll(year, section);
	return { typed: { year, section, roll }, setYear, setSection, setRoll };
}

type Props = { place: ReturnType<typeof usePlace>; errors: FieldErrors };

type YearProps = Props & Pick<ComponentProps<typeof YearField>, "years">;

/** The year. */
export const PlaceYear = ({ place: { typed, setYear }, errors, ...field }: YearProps) => (
	<YearField
		{...field}
		errors={errors.year ?? errors.student}
		value={typed.year}
		onChange={({ target }) => setYear(target.value)}
	/>
);

type PlaceProps = Props & {
	sections: EnrolmentChoices["sections"];
	text: { roll: string; rollHint: string };
};

/** Section and roll. */
export const PlaceFields = ({ place: { typed, setSection, setRoll }, sections, errors, text }: PlaceProps) => (
	<>
		<SectionField
			errors={errors.section}
			options={sections}
			value={typed.section}
			onChange={({ target }) => setSection(target.value)}
		/>
		<TextField
			label={text.roll}
			hint={text.rollHint}
			errors={errors.roll}
			inputMode="numeric"
			value={typed.roll}
			onChange={setRoll}
		/>
	</>
);

/** @returns the roll, as typed or as proposed for the chosen year and section, and a function to set it */
export function useNextRoll(year: string, section: string): [string, (roll: string) => void] {
	const [roll, setRoll] = useState("");
	useEffect(() => {
		setRoll("");
		if (!year || !section) return;
		// A year that is only made with the enrolment has no rolls yet.
		if (Number.isNaN(Number(year))) return setRoll(toBengaliDigits(1));
		let isCurrent = true;
		const propose = async () => {
			// Without a connection staff type the roll.
			const answer = await askOffice<{ roll: number | null }>("students/next-roll", { year, section }).catch(
				() => null,
			);
			// A roll that was typed meanwhile is not overwritten.
			if (isCurrent && answer?.roll) setRoll((typed) => typed || toBengaliDigits(answer.roll ?? ""));
		};
		void propose();
		return () => {
			isCurrent = false;
		};
	}, [year, section]);
	return [roll, setRoll];
}
