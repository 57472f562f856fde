import { useRouter } from "next/navigation";
import { type SubmitEvent, useState } from "react";
import { machineText } from "@/lib/bengali/digits";
import { ActButtons, SectionField, TextField, YearField } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { ModalDialog } from "../parts/dialogs";
import { type FieldErrors, useSentForm } from "../parts/use-sending";
import type { Slips } from "../slips/schema";
import { useNextRoll } from "../students/place-fields";
import { enrolText } from "../students/text";
import type { Applicant } from "./accept-several";
import { comingYear, type Desk, proposeSection } from "./desk";
import { batchText as text } from "./text";

/** Milliseconds: a hundred passwords are hashed on a slow machine. */
const timeout = 180_000;

/** Names of the fields of a class. */
const sectionOf = (id: number | null) => `section-${id}`;
const rollOf = (id: number | null) => `roll-${id}`;

type Group = { class: number | null; name: string; members: Applicant[] };

/** @returns the applicants by the class that they apply for, in their order */
function groupsOf(applicants: readonly Applicant[]): Group[] {
	const groups = new Map<number | null, Group>();
	for (const applicant of applicants) {
		const group = groups.get(applicant.class) ?? { class: applicant.class, name: applicant.className, members: [] };
		group.members.push(applicant);
		groups.set(applicant.class, group);
	}
	return [...groups.values()];
}

type Props = { applicants: Applicant[]; desk: Desk; close: () => void; done: (slips: Slips) => void };

/** What will be done with the chosen applicants, to confirm: their year, and for each class section and rolls. */
export function BatchDialog({ applicants, desk, close, done }: Props) {
	const router = useRouter();
	const [year, setYear] = useState(String(desk.proposed));
	const groups = groupsOf(applicants);
	const { sending, errors, setErrors, send } = useSentForm(["year", "places"]);
	const count = applicants.length;
	const made = desk.years.find(({ id }) => id === comingYear && year === comingYear);
	const withoutConsent = applicants.filter(({ hasConsent }) => !hasConsent).length;
	const withDoubles = applicants.filter(({ hasDoubles }) => hasDoubles).length;

	function accept(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault();
		const typed = new FormData(event.currentTarget);
		const missing: FieldErrors = {};
		const places = groups.flatMap(({ class: classId, members }) => {
			const section = Number(typed.get(sectionOf(classId)));
			const first = Number(machineText(String(typed.get(rollOf(classId)))));
			if (!section) missing[sectionOf(classId)] = [enrolText.errors.section];
			if (!Number.isInteger(first) || first < 1) missing[rollOf(classId)] = [enrolText.errors.roll];
			return members.map(({ id }, index) => ({ id, section, roll: first + index }));
		});
		setErrors(missing);
		if (Object.keys(missing).length > 0) return;
		void send(async () => {
			try {
				done(await callOffice<Slips>("admissions/accept-several", { year, places }, timeout));
			} catch (error) {
				// Others may have decided: those leave the table, and with it the choice.
				router.refresh();
				throw error;
			}
		});
	}

	return (
		<ModalDialog className="admissions-batch" onClose={close} title={text.title(count)}>
			<form className="office-snug office-stack" noValidate onSubmit={accept}>
				<YearField
					errors={errors.year}
					onChange={({ target }) => setYear(target.value)}
					value={year}
					years={desk.years}
				/>
				{made && <p>{text.newYear(made.year)}</p>}
				{groups.map((group) => (
					<BatchGroup desk={desk} errors={errors} group={group} key={group.class} year={year} />
				))}
				{withDoubles > 0 && <p className="admissions-double">{text.doubles(withDoubles)}</p>}
				{withoutConsent > 0 && <p className="admissions-consent">{text.consent(withoutConsent)}</p>}
				<p className="office-hint">{text.explain}</p>
				{errors.places && <Refused reasons={errors.places} />}
				<ActButtons close={close} sending={sending} text={{ ...text, submit: text.submit(count) }} />
			</form>
		</ModalDialog>
	);
}

/** Why nobody was accepted. */
const Refused = ({ reasons }: { reasons: string[] }) => (
	<div className="office-hint office-error" role="alert">
		<p>{text.nothingDone(reasons.length)}</p>
		<ul>
			{reasons.map((reason) => (
				<li key={reason}>{reason}</li>
			))}
		</ul>
	</div>
);

type GroupProps = { group: Group; desk: Desk; year: string; errors: FieldErrors };

/** Section and first roll of those who apply for one class. */
function BatchGroup({ group: { class: classId, name, members }, desk, year, errors }: GroupProps) {
	const [section, setSection] = useState(() => String(proposeSection(desk, classId) ?? ""));
	const [roll, setRoll] = useNextRoll(year, section);
	const first = Number(machineText(roll));
	return (
		<fieldset className="admissions-batch-group">
			<legend>{text.group(name, members.length)}</legend>
			<SectionField
				errors={errors[sectionOf(classId)]}
				name={sectionOf(classId)}
				onChange={({ target }) => setSection(target.value)}
				options={desk.sections}
				value={section}
			/>
			<TextField
				errors={errors[rollOf(classId)]}
				hint={first ? text.rolls(first, first + members.length - 1) : text.unclear}
				label={text.firstRoll}
				inputMode="numeric"
				name={rollOf(classId)}
				onChange={setRoll}
				value={roll}
			/>
		</fieldset>
	);
}
