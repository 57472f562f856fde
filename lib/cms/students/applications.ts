import { APIError, type CollectionBeforeChangeHook, type CollectionConfig } from "payload";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { serverWrites, staffAccess } from "../access";
import { codeField } from "./code-field";
import { personFields, pictureField } from "./person-fields";
import { removePictureFile } from "./picture-removal";
import { personTitle, setPersonTitle } from "./titles";

const { errors, fields, groups, hints, statuses } = studentStaffText;

const preventReversal: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
	const reverted = originalDoc?.status === "admitted" && data.status && data.status !== "admitted";
	if (reverted) throw new APIError(errors.admitted, 400, undefined, true);
	return data;
};

/** Admission: creates the student with the application's number. */
const admit: CollectionBeforeChangeHook = async ({ data, originalDoc, req, operation }) => {
	if (operation !== "update" || data.status !== "admitted" || originalDoc?.status === "admitted") return data;
	const { id, status, title, browserKey, createdAt, updatedAt, ...person } = { ...originalDoc, ...data };
	await req.payload.create({ collection: "students", data: person, depth: 0, req, context: { admission: true } });
	return data;
};

export const applications: CollectionConfig = {
	slug: "applications",
	labels: studentStaffText.applications,
	admin: {
		group: groups.students,
		useAsTitle: "title",
		listSearchableFields: ["title", "fatherMobile", "motherMobile"],
		defaultColumns: ["code", "name", "presentClass", "status", "createdAt"],
	},
	access: { ...staffAccess, create: () => false },
	defaultSort: "-code",
	// A duplicate would have the same picture and number.
	disableDuplicate: true,
	hooks: { beforeChange: [preventReversal, admit, setPersonTitle], afterDelete: [removePictureFile] },
	fields: [
		{
			name: "status",
			label: fields.status,
			type: "select",
			required: true,
			defaultValue: "new",
			options: (["new", "admitted"] as const).map((value) => ({ value, label: statuses[value] })),
			admin: { position: "sidebar", description: hints.status },
		},
		codeField(fields.applicationCode, { readOnly: true }),
		personTitle,
		...personFields,
		pictureField(true),
		/** Idempotency key; whoever sends it gets a token of the application. */
		{
			name: "browserKey",
			type: "text",
			required: true,
			unique: true,
			hidden: true,
			access: { ...serverWrites, read: () => false },
		},
	],
};
