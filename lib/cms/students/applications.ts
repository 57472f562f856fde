import { APIError, type CollectionBeforeChangeHook, type CollectionConfig, type Field } from "payload";
import { applicationStates, consentStates } from "@/lib/contract/application-state";
import { longestReason } from "@/lib/office/admissions/text";
import { studentStaffText } from "@/lib/office/words/students";
import { serverWrites } from "../access";
import { listDates } from "../bengali-fields";
import { nameKeyFields, setNameKeys } from "../name-keys";

import { codeField } from "./code-field";
import { personFields, pictureField } from "./person-fields";
import { removePictureFile } from "./picture-removal";
import { withoutRestricted } from "./restriction";
import { personTitle, setPersonTitle } from "./titles";

const { errors, fields, hints, statuses } = studentStaffText;

const preventReversal: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
	const reverted = originalDoc?.status === "admitted" && data.status && data.status !== "admitted";
	if (reverted) throw new APIError(errors.admitted, 400, undefined, true);
	return data;
};

/** The decision, written by lib/office/admissions/admit. */
const decisionFields: Field[] = [
	{
		name: "status",
		label: fields.status,
		type: "select",
		required: true,
		defaultValue: "new",
		index: true,
		access: serverWrites,
		options: applicationStates.map((value) => ({ value, label: statuses[value] })),
		admin: { position: "sidebar", readOnly: true, description: hints.status },
	},
	{
		name: "reason",
		label: fields.reason,
		type: "textarea",
		maxLength: longestReason,
		access: serverWrites,
		admin: { position: "sidebar", readOnly: true, condition: ({ status }) => status === "refused" },
	},
	/** A name and not a reference: it stays when the account is deleted. */
	{ name: "decidedBy", type: "text", access: serverWrites, admin: { hidden: true } },
	{ name: "decidedAt", type: "date", access: serverWrites, admin: { hidden: true } },
];

/**
 * The guardian's consent, from the admission form or a call: to which wording (lib/bengali/consent), when, and in whose
 * name. `consent` is empty in applications from before it was asked for.
 */
const consentFields: Field[] = [
	{
		name: "consent",
		type: "select",
		index: true,
		access: serverWrites,
		options: [...consentStates],
		admin: { hidden: true },
	},
	{ name: "consentVersion", type: "text", access: serverWrites, admin: { hidden: true } },
	{ name: "consentName", type: "text", access: serverWrites, admin: { hidden: true } },
	{ name: "consentAt", type: "date", access: serverWrites, admin: { hidden: true } },
];

/** On admission, creates the student with the application's number. */
const admit: CollectionBeforeChangeHook = async ({ data, originalDoc, req, operation }) => {
	if (operation !== "update" || data.status !== "admitted" || originalDoc?.status === "admitted") return data;
	const { id, status, reason, decidedBy, decidedAt, title, browserKey, createdAt, updatedAt, ...rest } = {
		...originalDoc,
		...data,
	};
	const { consent, consentVersion, consentName, consentAt, ...person } = rest;
	await req.payload.create({ collection: "students", data: person, depth: 0, req, context: { admission: true } });
	return data;
};

export const applications: CollectionConfig = {
	slug: "applications",
	labels: studentStaffText.applications,
	admin: {
		baseFilter: withoutRestricted,
		useAsTitle: "title",
		listSearchableFields: ["title", "fatherMobile", "motherMobile"],
		defaultColumns: ["code", "name", "presentClass", "status", "createdAt"],
		components: {
			beforeListTable: ["/lib/office/parts/list-starts#ApplicationListStart", listDates("createdAt")],
		},
	},
	defaultSort: "-id",
	// A duplicate would have the same picture and number.
	disableDuplicate: true,
	hooks: { beforeChange: [preventReversal, admit, setPersonTitle, setNameKeys], afterDelete: [removePictureFile] },
	fields: [
		...decisionFields,
		...consentFields,
		codeField(fields.applicationCode, { readOnly: true }),
		personTitle,
		...personFields,
		pictureField(true),
		/** Idempotency key. Acts as a secret: a request that repeats it gets a new token for the application. */
		{
			name: "browserKey",
			type: "text",
			required: true,
			unique: true,
			hidden: true,
			access: { ...serverWrites, read: () => false },
		},
		...nameKeyFields("applications"),
	],
};
