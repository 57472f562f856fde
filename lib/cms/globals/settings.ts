import type { GlobalConfig, TextField } from "payload";
import { siteAddressPattern } from "@/lib/cms/logins/site-address";
import { contrast, leastContrast } from "@/lib/contract/colors";
import { readEiin } from "@/lib/contract/numbers";
import { environment } from "@/lib/machine/environment";
import { warningText } from "@/lib/office/warnings/text";
import { staffText } from "@/lib/office/words/staff";
import { maxVersions } from "../collections/publishing";
import { colorField, mediaPicture, phoneField, readField, shown, textField } from "../fields";

const { errors, fields, hints } = staffText;

const urlField = (name: string, label: string, pattern: RegExp, message: string, description?: string) =>
	textField({
		name,
		label,
		maxLength: 300,
		admin: description ? { description } : {},
		validate: (value: unknown) => !value || pattern.test(String(value).trim()) || message,
	});

const nameColor = colorField("nameColor", fields.nameColor, "0b4f3a");

/** Stands on papers in English alone. */
const englishField = (name: string, label: string, maxLength: number) =>
	textField({
		...{ name, label, maxLength },
		admin: { description: hints.english },
		validate: (value: unknown) => !/[\u0980-\u09ff]/.test(String(value ?? "")) || errors.english,
	});

/** Checks the contrast of the name's colour with the header's. */
const readableNameColor = {
	...nameColor,
	validate: (value: unknown, options: { siblingData: { headerColor?: unknown } }) => {
		const wrong = (nameColor.validate as (value: unknown) => string | true)(value);
		if (wrong !== true) return wrong;
		const [name, header] = [value, options.siblingData.headerColor].map((color) =>
			String(color ?? "").replace(/^#/, ""),
		);
		return contrast(name ?? "", header ?? "") >= leastContrast || errors.colorContrast;
	},
} as TextField;

/** Site settings, shown in the layout of every page. */
export const settings: GlobalConfig = {
	slug: "settings",
	label: staffText.settings,
	versions: { max: maxVersions },
	fields: [
		textField({
			name: "schoolName",
			label: fields.schoolName,
			required: true,
			maxLength: 120,
			defaultValue: "আমাদের বিদ্যালয়",
		}),
		textField({ name: "schoolAddress", label: fields.schoolAddress, maxLength: 200 }),
		englishField("schoolNameEnglish", fields.schoolNameEnglish, 120),
		englishField("schoolAddressEnglish", fields.schoolAddressEnglish, 200),
		phoneField("schoolMobile", fields.schoolMobile),
		readField({
			name: "eiin",
			label: fields.eiin,
			description: hints.eiin,
			read: readEiin,
			wrong: errors.eiin,
		}),
		shown("headerPreview", "/lib/office/publishing/header-preview#HeaderPreview"),
		{
			type: "row",
			fields: [
				colorField("headerColor", fields.headerColor, "f4f8f3"),
				readableNameColor,
				colorField("menuColor", fields.menuColor, "0b4f3a"),
				{
					name: "nameSize",
					label: fields.nameSize,
					type: "number",
					required: true,
					defaultValue: 30,
					min: 14,
					max: 72,
					admin: { width: "50%" },
				},
			],
		},
		mediaPicture("logo", fields.logo),
		mediaPicture("footerPicture", fields.footerPicture),
		mediaPicture("mapPicture", fields.mapPicture, { description: hints.mapPicture }),
		urlField("socialPage", fields.socialPage, /^https:\/\/(www\.|m\.)?facebook\.com\//, errors.url),
		urlField(
			"anthemVideo",
			fields.anthemVideo,
			/^https:\/\/(www\.youtube\.com\/watch\?v=|youtu\.be\/)[\w-]{11}/,
			errors.video,
			hints.video,
		),
		{
			...urlField("siteAddress", fields.siteAddress, siteAddressPattern, errors.siteAddress, hints.siteAddress),
			// SITE_URL goes before it.
			hidden: Boolean(environment.SITE_URL),
		} as TextField,
		{
			name: "warningsEmail",
			label: warningText.fields.warningsEmail,
			type: "email",
			hidden: !environment.SMTP_URL,
			admin: { description: warningText.hints.warningsEmail },
		},
	],
};
