import {
	APIError,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type CollectionConfig,
	type Field,
} from "payload";
import { hashPassword, passwordFault } from "@/lib/auth/passwords";
import { rows, sql } from "@/lib/data/sql";
import { studentStaffText } from "@/lib/office/words/students";
import { serverWrites } from "../access";
import { withoutActivity } from "../activity/entries";
import { shown } from "../fields";
import { nameKeyFields, setNameKeys } from "../name-keys";
import { schoolName } from "../school-name";
import { forgetCertificates } from "./certificates";
import { codeField } from "./code-field";
import { lockCodes, newCode } from "./codes";
import { forgetCards } from "./identity-cards";
import { placeOrder } from "./list-order";
import { personFields, pictureField } from "./person-fields";
import { removePictureFile } from "./picture-removal";
import { hasResults, isReleased } from "./references";
import { keepRestricted, listedStudents } from "./restriction";
import { personTitle, setPersonTitle } from "./titles";

const { errors, fields, hints } = studentStaffText;

/** For fields that the API never returns, not even to staff. */
const secret = { hidden: true, access: { ...serverWrites, read: () => false } } as const;

const assignCode: CollectionBeforeChangeHook = async ({ data, req, operation, context }) => {
	if (operation !== "create") return data;
	if (data.code) await lockCodes(req);
	else data.code = await newCode(req);
	const { totalDocs } = await req.payload.count({
		collection: "applications",
		where: { code: { equals: data.code } },
		req,
	});
	// Students and applications share their numbers; only an admission may reuse an application's number.
	if (totalDocs > 0 && !context.admission) throw new APIError(errors.codeTaken, 400, undefined, true);
	return data;
};

/** Hashes a password set by staff, and invalidates tokens issued under an older one. */
const hashNewPassword: CollectionBeforeChangeHook = async ({ data, originalDoc, req, operation }) => {
	const { newPassword, ...rest } = data;
	if (!newPassword) return rest;
	const fault = passwordFault(newPassword, rest.code ?? originalDoc?.code, await schoolName(req));
	if (fault) throw new APIError(fault, 400, undefined, true);
	const stored =
		operation === "update" &&
		(await req.payload.findByID({
			collection: "students",
			id: originalDoc.id,
			depth: 0,
			showHiddenFields: true,
			req,
		}));
	// Setting the first password does not invalidate the application's token.
	const passwordVersion = stored ? (stored.passwordVersion ?? 0) + (stored.passwordHash ? 1 : 0) : 0;
	return { ...rest, passwordHash: await hashPassword(newPassword), passwordVersion, slipUntil: null };
};

/** Released results stay: only erasing (erasing.ts) removes a person from them. */
const keepReleased: CollectionBeforeDeleteHook = async ({ id, req }) => {
	if (await hasResults(sql`r.student_id = ${id} AND ${isReleased}`, req))
		throw new APIError(errors.released, 400, undefined, true);
};

const deleteDependents: CollectionBeforeDeleteHook = async ({ id, req }) => {
	await rows(req.payload, sql`DELETE FROM results WHERE student_id = ${id}`, req);
	await rows(req.payload, sql`DELETE FROM tokens WHERE student_id = ${id}`, req);
	await forgetCertificates(Number(id), req);
	await forgetCards(Number(id), req);
	await withoutActivity(req, async () => {
		await req.payload.delete({ collection: "enrolments", where: { student: { equals: id } }, req });
	});
};

const secrets: Field[] = [
	{ name: "passwordHash", type: "text", ...secret },
	/** Incremented with each change; tokens with an older version are invalid. */
	{ name: "passwordVersion", type: "number", required: true, defaultValue: 0, ...secret },
	/** Until when the password logs in, if it is one from a slip (lib/office/slips/passwords); null: the student's own. */
	{ name: "slipUntil", type: "date", ...secret },
];

const cells = "/lib/office/students/list-cells";

/** A column of the list alone: a part of the place in the school's year. */
const placeColumn = (name: string, label: string, components: object): Field => ({
	...{ name, label, type: "text", virtual: true, access: serverWrites },
	admin: { condition: () => false, disableBulkEdit: true, disableListFilter: true, components },
});

/** The name opens the record, though the picture stands before it. */
const linked = (field: Field): Field =>
	"name" in field && field.name === "name"
		? ({
				...field,
				admin: { ...field.admin, components: { Cell: "/lib/office/parts/payload-fields#LinkedCell" } },
			} as Field)
		: field;

export const students: CollectionConfig = {
	slug: "students",
	labels: studentStaffText.students,
	admin: {
		useAsTitle: "title",
		// A class.
		pagination: { defaultLimit: 50 },
		defaultColumns: ["picture", "name", "place", "roll", "fatherMobile"],
		baseFilter: listedStudents,
		listSearchableFields: ["title", "fatherMobile", "motherMobile"],
		components: {
			beforeListTable: [
				"/lib/office/students/list-parts#SearchFocus",
				"/lib/office/parts/list-starts#StudentListStart",
			],
		},
	},
	defaultSort: placeOrder,
	disableBulkDelete: true,
	// A duplicate would have the same picture and number.
	disableDuplicate: true,
	hooks: {
		beforeChange: [keepRestricted, assignCode, hashNewPassword, setPersonTitle, setNameKeys],
		beforeDelete: [keepReleased, deleteDependents],
		afterDelete: [removePictureFile],
	},
	fields: [
		codeField(fields.code, { description: hints.code }),
		personTitle,
		shown("record", "/lib/office/students/student-record#StudentRecord"),
		...personFields.map(linked),
		pictureField(false),
		placeColumn("place", fields.class, {
			Label: "/lib/office/students/list-parts#PlaceHeading",
			Cell: `${cells}#PlaceCell`,
		}),
		placeColumn("roll", fields.roll, { Cell: `${cells}#RollCell` }),
		/** When the personal data was erased (erasing.ts). */
		{ name: "erasedAt", type: "date", access: serverWrites, admin: { hidden: true } },
		/** Since when the data is kept, but not used (restriction.ts); null: it is used. */
		{ name: "restrictedAt", type: "date", access: serverWrites, admin: { hidden: true } },
		// Hidden in the form: there a password slip sets a random password.
		{
			name: "newPassword",
			label: fields.newPassword,
			type: "text",
			virtual: true,
			access: { read: () => false },
			admin: { hidden: true },
		},
		...secrets,
		/** Enrolments as a join field, which the access rule of exam accounts queries (lib/cms/access). */
		{
			name: "enrolments",
			type: "join",
			collection: "enrolments",
			on: "student",
			access: { read: () => false },
			admin: { hidden: true },
		},
		...nameKeyFields("students"),
	],
};
