import { useId } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { importText } from "@/lib/bengali/office/import";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { callPath } from "@/lib/contract/office-paths";
import type { ImportPage } from "@/lib/office/import/view";

const texts = importText.export;

/** The list of students as a file; a plain form, because it only downloads. */
export function ImportExport({ years, classes, sections }: ImportPage["structure"]) {
	const classNames = new Map(classes.map(({ id, name }) => [id, name]));
	const newest = years[0]?.id ?? "";
	return (
		<section>
			<h2>{texts.title}</h2>
			<p>{texts.explanation}</p>
			<form action={callPath("import", "list")} className="import-actions" method="get">
				<Choice
					label={texts.year}
					name="year"
					options={years.map(({ id, year }) => [id, toBengaliDigits(year)])}
					value={newest}
				/>
				<Choice label={texts.class} name="class" options={classes.map(({ id, name }) => [id, name])} />
				<Choice
					label={texts.section}
					name="section"
					options={sections.map(({ id, name, class: of }) => [
						id,
						studentStaffText.titles.section(name, classNames.get(of) ?? ""),
					])}
				/>
				<button
					className="btn btn--style-secondary btn--size-medium import-link"
					name="format"
					type="submit"
					value="xlsx"
				>
					{texts.xlsx}
				</button>
				<button
					className="btn btn--style-secondary btn--size-medium import-link"
					name="format"
					type="submit"
					value="csv"
				>
					{texts.csv}
				</button>
			</form>
		</section>
	);
}

type ChoiceProps = { label: string; name: string; options: [number, string][]; value?: number | "" };

function Choice({ label, name, options, value = "" }: ChoiceProps) {
	const id = useId();
	return (
		<label className="import-choice" htmlFor={id}>
			{label}
			<select className="office-control" defaultValue={value} id={id} name={name}>
				<option value="">{texts.all}</option>
				{options.map(([option, text]) => (
					<option key={option} value={option}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}
