"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { ChoiceField, YearField } from "../parts/choice-field";
import type { PrintingChoices } from "./choices";
import type { PrintingErrors } from "./papers";
import type { PrintingForm as Typed } from "./schema";
import { SeatFields } from "./seat-fields";
import { type PaperKind, paperKinds } from "./shared";
import { printingText as text } from "./text";

type Props = { choices: PrintingChoices; typed: Typed; errors: PrintingErrors };

/** Chooses what is printed; its fields become the address of the papers. */
export function PrintingForm({ choices: { years, present, exams, places }, typed, errors }: Props) {
	const [paper, setPaper] = useState(typed.paper);
	const known = exams.find(({ id }) => String(id) === typed.exam)?.year;
	const [year, setYear] = useState(typed.year || String(known ?? present ?? ""));
	const ofYear = <T extends { year: number }>(list: T[]) => list.filter((one) => String(one.year) === year);
	const hasExam = paper !== "" && paper !== "class-list";
	return (
		<form action="/admin/printing" className="printing-form-form">
			<fieldset className="printing-form-papers" aria-describedby={errors.paper && "paper-error"}>
				<legend>{text.paper}</legend>
				{paperKinds.map((kind: PaperKind) => (
					<label key={kind} className="printing-form-paper">
						<input type="radio" name="paper" value={kind} checked={paper === kind} onChange={() => setPaper(kind)} />
						<span>
							<strong>{text.papers[kind].name}</strong>
							<small>{text.papers[kind].about}</small>
						</span>
					</label>
				))}
				{errors.paper && (
					<p id="paper-error" role="alert" className="students-error">
						{errors.paper[0]}
					</p>
				)}
			</fieldset>
			{paper !== "" && (
				<div className="printing-form-fields">
					<YearField
						label={text.year}
						errors={errors.year}
						years={years}
						name="year"
						value={year}
						onChange={({ target }) => setYear(target.value)}
					/>
					{hasExam && (
						<ChoiceField
							key={`exam-${year}`}
							label={text.exam}
							errors={errors.exam}
							empty={text.choose}
							options={ofYear(exams).map(({ id, name }) => ({ id, title: name }))}
							name="exam"
							defaultValue={typed.exam}
						/>
					)}
					{paper !== "seat-plan" && (
						<ChoiceField
							key={`place-${year}`}
							label={text.place}
							errors={errors.place ?? errors.student}
							empty={text.choose}
							options={ofYear(places).map(({ value, name, count }) => ({ id: value, title: text.option(name, count) }))}
							name="place"
							defaultValue={typed.place}
						/>
					)}
					{paper === "seat-plan" && (
						<SeatFields
							key={year}
							classes={ofYear(places).filter(({ of }) => of === "class")}
							typed={typed}
							errors={errors}
						/>
					)}
					<Button type="submit" margin={false}>
						{text.show}
					</Button>
				</div>
			)}
		</form>
	);
}
