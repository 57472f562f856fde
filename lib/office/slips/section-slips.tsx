"use client";

import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import { FailedCall } from "@/lib/browser/call";
import { SectionField, YearField } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { keepInAddress } from "../parts/kept";
import type { EnrolmentChoices } from "../students/schema";
import type { Slips } from "./schema";
import { SlipSheets } from "./slip-sheets";
import type { SectionSize } from "./slips";
import { sectionSlipText as text } from "./text";

type Props = {
	choices: EnrolmentChoices;
	sizes: SectionSize[];
	/** What the address has. */
	chosen: { year: number; section: number };
};
type Step = "choosing" | "asking" | "making";

/** Milliseconds: a large section on a slow machine. */
const timeout = 180_000;

/** Form that makes the slips of all students of a section, after a confirmation. */
export function SectionSlips({ choices: { years, present, sections }, sizes, chosen }: Props) {
	const known = years.filter(({ id }) => sizes.some((size) => size.year === id));
	const [year, setYear] = useState(known.some(({ id }) => id === chosen.year) ? chosen.year : (present ?? 0));
	const [section, setSection] = useState(chosen.section);
	const [step, setStep] = useState<Step>("choosing");
	const [slips, setSlips] = useState<Slips | null>(null);
	const countOf = (id: number) => sizes.find((size) => size.year === year && size.section === id)?.students ?? 0;
	const title = sections.find(({ id }) => id === section)?.title ?? "";
	const students = countOf(section);

	function choose(ofYear: number, ofSection: number) {
		setYear(ofYear);
		setSection(ofSection);
		keepInAddress({ year: ofYear, section: ofSection });
	}

	async function make() {
		setStep("making");
		try {
			setSlips(await callOffice<Slips>("slips/section", { year, section, students }, timeout));
		} catch (error) {
			const [message] = error instanceof FailedCall ? (error.errors.students ?? []) : [];
			toast.error(message ?? (error as Error).message);
		}
		setStep("choosing");
	}

	return (
		<div className="office-form students-batch">
			<YearField
				years={known}
				value={year}
				disabled={step !== "choosing"}
				onChange={({ target }) => choose(Number(target.value), 0)}
			/>
			<SectionField
				options={sections
					.filter(({ id }) => countOf(id) > 0)
					.map(({ id, title: name }) => ({ id, title: text.option(name, countOf(id)) }))}
				value={section || ""}
				disabled={step !== "choosing"}
				onChange={({ target }) => choose(year, Number(target.value))}
			/>
			{step === "choosing" && (
				<Button disabled={students === 0} margin={false} onClick={() => setStep("asking")}>
					{text.next}
				</Button>
			)}
			{step === "asking" && (
				<div role="alert" className="office-note students-warning">
					<p>{text.confirm(title, students)}</p>
					<div className="office-line office-buttons">
						<Button margin={false} onClick={make}>
							{text.yes(students)}
						</Button>
						<Button buttonStyle="secondary" margin={false} onClick={() => setStep("choosing")}>
							{text.no}
						</Button>
					</div>
				</div>
			)}
			{step === "making" && <p role="status">{text.making(students)}</p>}
			{slips && <SlipSheets slips={slips} close={() => setSlips(null)} />}
		</div>
	);
}
