/**
 * The pages about personal data and accessibility. Both have default texts, which are also shown in place of a part
 * that staff have emptied (lib/school/statements).
 */

import type { GlobalConfig, RichTextField, TextareaField } from "payload";
import { guessMinutes } from "@/lib/auth/passwords";
import { accessibilityText } from "@/lib/bengali/accessibility";
import { type KeptRow, privacyText } from "@/lib/bengali/privacy";
import { maxVersions } from "../collections/publishing";
import { normaliseText } from "../fields";
import { activityYears, feedbackDays, keptBackups, loginDays, refusedYears } from "../retention";
import { richText } from "../rich-text";

const { fields, hints, columns } = privacyText;

/** The default texts, with the current retention periods and limits. */
export const privacyBody = () => richText(privacyText.intro);
export const privacyRows = (): KeptRow[] =>
	privacyText.rows({
		activityYears,
		refusedYears,
		keptBackups,
		loginDays,
		feedbackDays,
		loginMinutes: guessMinutes,
	});
export const accessibilityBody = () => richText(accessibilityText.body);

const cell = (name: keyof KeptRow): TextareaField => ({
	name,
	label: columns[name],
	type: "textarea",
	maxLength: 500,
	required: true,
	hooks: { beforeValidate: [normaliseText] },
});

const body = (label: string, description: string, defaultValue: () => unknown): RichTextField => ({
	name: "body",
	label,
	type: "richText",
	defaultValue,
	admin: { description },
});

export const privacy: GlobalConfig = {
	slug: "privacy",
	label: privacyText.label,
	versions: { max: maxVersions },
	fields: [
		body(fields.body, hints.body, privacyBody),
		{
			name: "rows",
			label: fields.rows,
			labels: { singular: fields.row, plural: fields.rows },
			type: "array",
			maxRows: 40,
			defaultValue: privacyRows,
			admin: { description: hints.rows },
			fields: [cell("what"), cell("why"), cell("time"), cell("who")],
		},
	],
};

export const accessibility: GlobalConfig = {
	slug: "accessibility",
	label: accessibilityText.label,
	versions: { max: maxVersions },
	fields: [body(accessibilityText.fields.body, accessibilityText.hints.body, accessibilityBody)],
};
