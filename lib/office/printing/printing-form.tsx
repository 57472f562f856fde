"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { formatShortDay } from "@/lib/bengali/dates";
import { monthOf } from "@/lib/contract/days";
import { ChoiceField, SectionField, YearField } from "../parts/act-field";
import { DayField } from "../parts/date-picker";
import type { PrintingChoices, PrintingErrors } from "./choices";
import { ColumnFields, MonthField, SeatFields } from "./form-fields";
import type { PrintingForm as Typed } from "./schema";
import { type PaperKind, paperKinds, wholeSchool } from "./shared";
import { printingText as text } from "./text";

/** `now`: milliseconds of the server's clock, so that the page is the same in the browser. */
type Props = { choices: PrintingChoices; typed: Typed; errors: PrintingErrors; now: number };

/** Papers that need no exam, and those that may be of the whole school. */
const withoutExam: readonly string[] = ["class-list", "attendance", "class-counts", "day-seats"];
const withoutPlace: readonly string[] = ["seat-plan", "day-seats"];
const ofSchool: readonly string[] = ["class-list", "class-counts"];

/** Chooses what is printed; its fields become the address of the papers. */
export function PrintingForm({ choices, typed, errors, now }: Props) {
	const { years, present, exams, places, subjects, days } = choices;
	const [paper, setPaper] = useState(typed.paper);
	const known = exams.find(({ id }) => String(id) === typed.exam)?.year;
	const [year, setYear] = useState(typed.year || String(known ?? present ?? ""));
	const [chosen, setPlace] = useState(typed.place);
	const ofYear = <T extends { year: number }>(list: T[]) => list.filter((item) => String(item.year) === year);
	// Counts are mostly those of the school.
	const place = chosen || (paper === "class-counts" ? wholeSchool : "");
	const schoolClass = ofYear(places).find(({ value }) => value === place)?.class;
	const isBlank = paper === "mark-list";
	return (
		<form action="/admin/printing" className="printing-form-form">
			<fieldset className="office-tiles" aria-describedby={errors.paper && "paper-error"}>
				<legend>{text.paper}</legend>
				{paperKinds.map((kind: PaperKind) => (
					<label key={kind} className="office-box printing-form-paper">
						<input type="radio" name="paper" value={kind} checked={paper === kind} onChange={() => setPaper(kind)} />
						<span>
							<strong>{text.papers[kind].name}</strong>
							<small>{text.papers[kind].about}</small>
						</span>
					</label>
				))}
				{errors.paper && (
					<p id="paper-error" role="alert" className="office-hint office-error">
						{errors.paper[0]}
					</p>
				)}
			</fieldset>
			{paper !== "" && (
				<div className="office-form">
					<YearField
						errors={errors.year}
						years={years}
						name="year"
						value={year}
						onChange={({ target }) => setYear(target.value)}
					/>
					{!withoutExam.includes(paper) && (
						<ChoiceField
							key={`exam-${year}-${isBlank}`}
							label={isBlank ? text.examOfList : text.exam}
							errors={errors.exam}
							empty={isBlank ? text.noExam : true}
							options={ofYear(exams).map(({ id, name }) => ({ id, title: name }))}
							name="exam"
							defaultValue={typed.exam}
						/>
					)}
					{!withoutPlace.includes(paper) && (
						<SectionField
							errors={errors.place ?? errors.student}
							options={[
								...(ofSchool.includes(paper) ? [{ id: wholeSchool, title: text.wholeSchool }] : []),
								...ofYear(places).map(({ value, name, count }) => ({ id: value, title: text.option(name, count) })),
							]}
							name="place"
							value={place}
							onChange={({ target }) => setPlace(target.value)}
						/>
					)}
					{isBlank && (
						<ChoiceField
							key={`subject-${year}-${schoolClass}`}
							label={text.subject}
							errors={errors.subject}
							empty={text.allSubjects}
							options={ofYear(subjects)
								.filter((section) => section.class === schoolClass)
								.map(({ id, name }) => ({ id, title: name }))}
							name="subject"
							defaultValue={typed.subject}
						/>
					)}
					{paper === "attendance" && <MonthField typed={typed} errors={errors} month={monthOf(now).month} />}
					{paper === "class-counts" && (
						<DayField
							label={text.countedOn}
							errors={errors.date}
							name="date"
							defaultValue={typed.date || formatShortDay(new Date(now).toISOString())}
						/>
					)}
					{paper === "class-list" && <ColumnFields typed={typed} errors={errors} />}
					{paper === "day-seats" && ofYear(days).length === 0 && <p role="status">{text.noDays}</p>}
					{paper === "day-seats" && (
						<ChoiceField
							key={`day-${year}`}
							label={text.day}
							errors={errors.date}
							empty
							options={ofYear(days).map(({ value, name }) => ({ id: value, title: name }))}
							name="date"
							defaultValue={typed.date}
						/>
					)}
					{withoutPlace.includes(paper) && (
						<SeatFields
							key={`${paper}-${year}`}
							classes={paper === "seat-plan" ? ofYear(places).filter(({ of }) => of === "class") : []}
							typed={typed}
							errors={errors}
							hint={paper === "seat-plan" ? text.roomsHint : text.ownRoomsHint}
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
