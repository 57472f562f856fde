"use client";
import type { FocusEvent, ReactNode } from "react";
import type { Option } from "@/components/forms/choice";
import { applicationText, groupNames } from "@/lib/bengali/admission";
import { consentText } from "@/lib/bengali/consent";
import { withHyphens } from "@/lib/browser/form-values";
import styles from "./application-form.module.css";
import { LinesField, RadioField, SelectField, TextField, useTyped } from "./fields";

/** Names of the choices by their codes, and the school's classes. */
export type Choices = { classes: Option[]; genders: readonly string[]; thanas: Record<string, string> };

const numbered = (names: readonly string[]): Option[] => names.map((label, index) => ({ value: index + 1, label }));

export function Group({ name, children }: { name: keyof typeof groupNames; children: ReactNode }) {
	return (
		<fieldset data-group={name} className={styles.group}>
			<legend>{groupNames[name]}</legend>
			<div className={styles.fields}>{children}</div>
		</fieldset>
	);
}

const writeHyphens = ({ target }: FocusEvent<HTMLInputElement>) => {
	target.value = withHyphens(target.value);
};

type Props = {
	/** Passed from the server component, because the names are in the HTML anyway and need not be in the script too. */
	choices: Choices;
	onSameAddress: () => void;
};

/** The application's fields except the photo, grouped by subject. */
export function ApplicationFields({ choices, onSameAddress }: Props) {
	const thanas = Object.keys(choices.thanas).map((value) => ({ value, label: choices.thanas[value] ?? "" }));
	return (
		<>
			<Group name="student">
				<TextField name="name" required wide english autoComplete="section-student name" />
				<TextField
					name="date_of_birth"
					inputMode="numeric"
					autoComplete="off"
					placeholder={applicationText.datePlaceholder}
					onBlur={writeHyphens}
				/>
				<TextField name="date_of_birth_no" inputMode="numeric" autoComplete="off" />
				<RadioField name="gender" required options={numbered(choices.genders)} />
			</Group>
			<Group name="parents">
				<TextField name="fathers_name" required english autoComplete="section-father name" />
				<TextField name="father_mobile_no" type="tel" inputMode="tel" autoComplete="section-father tel" />
				<TextField name="mothers_name" required english autoComplete="section-mother name" />
				<TextField name="mothers_mobile_no" type="tel" inputMode="tel" autoComplete="section-mother tel" />
			</Group>
			<Group name="classes">
				<SelectField name="present_class" required options={choices.classes} />
				<SelectField name="permanent_class" options={choices.classes} />
				<TextField name="permanent_school_name" wide autoComplete="off" />
			</Group>
			<Group name="presentAddress">
				<SelectField name="present_address_thana" options={thanas} />
				<LinesField name="present_address_details" autoComplete="section-present street-address" />
			</Group>
			<Group name="permanentAddress">
				<div className={`${styles.same} needs-script`}>
					<button type="button" className="button quiet" onClick={onSameAddress}>
						{applicationText.sameAddress}
					</button>
				</div>
				<SelectField name="permanent_address_thana" options={thanas} />
				<LinesField name="permanent_address_details" autoComplete="section-permanent street-address" />
			</Group>
		</>
	);
}

/**
 * The guardian's consent. Not required: consent that cannot be refused is none, and the admissions desk asks those who
 * have not given it.
 * @param kept what is kept, why, how long and who sees it
 */
export function ConsentField({ kept }: { kept: ReactNode }) {
	return (
		<div className={styles.wide}>
			{kept}
			<label className={`${styles.option} ${styles.consent}`}>
				<input
					type="checkbox"
					name="consent"
					value="true"
					aria-describedby="consent-hint"
					defaultChecked={useTyped("consent") === "true"}
				/>
				{consentText.tick}
			</label>
			<p id="consent-hint" className={styles.kept}>
				{consentText.withoutTick}
			</p>
			<TextField name="consent_name" wide autoComplete="off" />
		</div>
	);
}
