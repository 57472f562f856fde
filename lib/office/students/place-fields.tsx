import { type ComponentProps, useState } from "react";
import { ActField } from "../parts/act-field";
import { ChoiceField, YearField } from "../parts/choice-field";
import type { FieldErrors } from "../parts/use-sending";
import type { EnrolmentChoices } from "./schema";
import { useNextRoll } from "./use-next-roll";

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

type YearProps = Props & Pick<ComponentProps<typeof YearField>, "label" | "years">;

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
	text: { section: string; choose: string; roll: string; rollHint: string };
};

/** Section and roll. */
export const PlaceFields = ({ place: { typed, setSection, setRoll }, sections, errors, text }: PlaceProps) => (
	<>
		<ChoiceField
			label={text.section}
			errors={errors.section}
			empty={text.choose}
			options={sections}
			value={typed.section}
			onChange={({ target }) => setSection(target.value)}
		/>
		<ActField label={text.roll} hint={text.rollHint} errors={errors.roll}>
			{(control) => (
				<input
					{...control}
					type="text"
					inputMode="numeric"
					autoComplete="off"
					value={typed.roll}
					onChange={({ target }) => setRoll(target.value)}
				/>
			)}
		</ActField>
	</>
);
