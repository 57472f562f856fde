"use client";

import type { FormEvent } from "react";
import { studentStaffText } from "@/lib/office/words/students";
import { ChoiceField, YearField } from "../parts/choice-field";
import { keepInAddress } from "../parts/kept";
import { callPath } from "../paths";
import { askProved } from "../second-factor/proven-link";
import { useStepUp } from "../second-factor/use-step-up";
import { importText } from "./text";
import type { ImportPage } from "./view";

const texts = importText.export;

const path = callPath("import/list");

type Props = ImportPage["structure"] & {
	/** What the address has. */
	chosen: Partial<Record<"year" | "class" | "section", number>>;
};

/** The list of students as a file; that of the whole school only after the session has proved itself. */
export function ImportExport({ years, present, classes, sections, chosen }: Props) {
	const classNames = new Map(classes.map(({ id, name }) => [id, name]));
	const [, send, dialog] = useStepUp();

	function keep({ currentTarget }: FormEvent<HTMLFormElement>) {
		keepInAddress(Object.fromEntries(new FormData(currentTarget)) as Record<string, string>);
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		const { submitter } = event.nativeEvent as SubmitEvent;
		const chosen = new FormData(event.currentTarget);
		if (chosen.get("class") || chosen.get("section")) return;
		event.preventDefault();
		void send(async () => {
			await askProved();
			const { value: format } = submitter as HTMLButtonElement;
			location.assign(callPath("import/list", { format, year: String(chosen.get("year") ?? "") }));
		});
	}

	return (
		<section>
			<h2>{texts.title}</h2>
			<p>{texts.explanation}</p>
			<form action={path} className="office-choices" method="get" onChange={keep} onSubmit={submit}>
				<YearField
					defaultValue={chosen.year ?? present ?? ""}
					empty={texts.all}
					label={texts.year}
					name="year"
					years={years}
				/>
				<ChoiceField
					defaultValue={chosen.class ?? ""}
					empty={texts.all}
					label={texts.class}
					name="class"
					options={classes.map(({ id, name }) => ({ id, title: name }))}
				/>
				<ChoiceField
					defaultValue={chosen.section ?? ""}
					empty={texts.all}
					label={texts.section}
					name="section"
					options={sections.map(({ id, name, class: schoolClass }) => ({
						id,
						title: studentStaffText.titles.section(name, classNames.get(schoolClass) ?? ""),
					}))}
				/>
				{(["xlsx", "csv"] as const).map((format) => (
					<button
						className="btn btn--style-secondary btn--size-medium import-link"
						key={format}
						name="format"
						type="submit"
						value={format}
					>
						{texts[format]}
					</button>
				))}
			</form>
			{dialog}
		</section>
	);
}
