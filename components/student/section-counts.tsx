"use client";
import { useState } from "react";
import { Field } from "@/components/forms/field";
import { TryAgain } from "@/components/forms/try-again";
import { Waiting } from "@/components/forms/waiting";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { sectionText as text } from "@/lib/bengali/student-area";
import { useAllYears } from "@/lib/browser/use-kept";
import { useSectionCounts } from "@/lib/browser/use-section-counts";
import type { Year } from "@/lib/contract/students";
import { SectionTable } from "./section-table";
import styles from "./sections.module.css";

/** How many students each section has, year by year; the newest year comes first. */
export function SectionCounts() {
	const { data: years, failure, again } = useAllYears();
	const [chosen, setChosen] = useState<number>();
	if (failure) return <TryAgain message={`${text.failed} ${failure}`} again={again} />;
	if (!years) return <Waiting>{text.loading}</Waiting>;

	const year = years.find(({ id }) => id === chosen) ?? years[0];
	if (!year) return <p>{text.noYears}</p>;
	return (
		<>
			<div className={`${styles.year} no-print`}>
				<Field name="year" label={text.year}>
					{(control) => (
						<select {...control} value={year.id} onChange={(event) => setChosen(Number(event.target.value))}>
							{years.map(({ id, year }) => (
								<option key={id} value={id}>
									{toBengaliDigits(year)}
								</option>
							))}
						</select>
					)}
				</Field>
			</div>
			<Counts year={year} />
		</>
	);
}

function Counts({ year }: { year: Year }) {
	const { data, failure, again } = useSectionCounts(year.id);
	if (failure) return <TryAgain message={`${text.failed} ${failure.message}`} again={again} />;
	if (!data) return <Waiting>{text.loading}</Waiting>;
	if (data.section.length === 0) return <p>{text.empty}</p>;
	return <SectionTable counts={data} />;
}
