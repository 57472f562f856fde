/**
 * Access control of the back office. The tables below state the rights of each role for every collection and global;
 * lib/office/subjects states them for our own views and calls. Everything that is not stated is denied. Public pages
 * read through lib/school, where these rules do not apply.
 */

import type {
	Access,
	AccessResult,
	CollectionConfig,
	CollectionSlug,
	FieldAccess,
	GlobalConfig,
	GlobalSlug,
	PayloadRequest,
	Where,
} from "payload";
import { yearOf } from "@/lib/contract/days";
import { idOf } from "@/lib/data/ids";
import { type Role, type Subject, subjects } from "@/lib/office/subjects";
import type { Staff } from "./payload-types";

type Operation = "create" | "read" | "update" | "delete";

/** c create, r read (also versions), u update (also restoring versions), d delete. */
type Letters = "" | "r" | "ru" | "cru" | "rud" | "crud";

/**
 * Rights to all records, or to those that match a query. A query cannot limit creation: a hook of the collection does.
 */
type Rights = Letters | { letters: Letters; of: (account: Staff) => Where | false };

type ByRole = Record<Role, Rights>;

/** @returns ids of the classes assigned to the account */
export const classesOf = ({ classes }: Staff): number[] => (classes ?? []).map((schoolClass) => idOf(schoolClass));

/** @returns ids of the subjects assigned to the account; none: all subjects of its classes */
export const subjectsOf = ({ subjects: taught }: Pick<Staff, "subjects">): number[] =>
	(taught ?? []).map((subject) => idOf(subject));

/** Records of this year in the account's classes, of a collection with the fields `class` and `year`. */
const ofOwnClass = (account: Staff): Where => ({
	and: [{ class: { in: classesOf(account) } }, { "year.year": { equals: yearOf(new Date()) } }],
});
/** The same without restricted students (students/restriction.ts). */
const ofOwnPupils = (account: Staff): Where => ({
	and: [ofOwnClass(account), { "student.restrictedAt": { exists: false } }],
});
/** A result has the total and place of all subjects, so an account with some of them sees none. */
const ofOwnResults = (account: Staff): Where | false => subjectsOf(account).length === 0 && ofOwnPupils(account);
const enrolledInOwnClass = (account: Staff): Where => ({
	and: [{ enrolments: { contains: ofOwnClass(account) } }, { restrictedAt: { exists: false } }],
});
/** @param path of a staff account, in the collection that the rule is for */
const ofOneself = (letters: Letters, path: string): Rights => ({
	letters,
	of: ({ id }) => ({ [path]: { equals: id } }),
});

const everything: ByRole = { head: "crud", clerk: "crud", exam: "" };
const nothing: ByRole = { head: "", clerk: "", exam: "" };

const collections: Record<CollectionSlug, ByRole> = {
	notices: everything,
	routines: everything,
	curriculums: everything,
	contents: everything,
	"school-dates": everything,
	teachers: everything,
	"committee-members": everything,
	slides: everything,
	"menu-entries": everything,
	media: everything,
	"former-names": nothing,

	// Deleted by erasing alone (lib/office/erasing), and by taking back what added them. Of a student, of an enrolment and
	// of a result an exam account sees some fields only: exam-fields.ts.
	students: { head: "cru", clerk: "cru", exam: { letters: "r", of: enrolledInOwnClass } },
	enrolments: { head: "crud", clerk: "crud", exam: { letters: "r", of: ofOwnPupils } },
	applications: { head: "rud", clerk: "rud", exam: "" },
	years: { head: "crud", clerk: "crud", exam: "r" },
	classes: { head: "crud", clerk: "ru", exam: "r" },
	sections: { head: "crud", clerk: "crud", exam: "r" },
	subjects: { head: "crud", clerk: "crud", exam: "r" },
	tokens: nothing,

	exams: { head: "crud", clerk: "r", exam: "r" },
	// Written by releases alone.
	results: { head: "r", clerk: "r", exam: { letters: "r", of: ofOwnResults } },

	staff: { head: "crud", clerk: ofOneself("ru", "id"), exam: ofOneself("ru", "id") },
	activity: { head: "r", clerk: ofOneself("r", "by"), exam: ofOneself("r", "by") },

	"payload-preferences": {
		head: ofOneself("crud", "user.value"),
		clerk: ofOneself("crud", "user.value"),
		exam: ofOneself("crud", "user.value"),
	},
	// Who edits what at the moment. The forms delete a lock when they close; Payload itself creates it.
	"payload-locked-documents": { head: "rud", clerk: "rud", exam: "rud" },
	"payload-kv": nothing,
	"payload-migrations": nothing,
};

const globals: Record<GlobalSlug, ByRole> = {
	settings: { head: "ru", clerk: "r", exam: "" },
	contact: { head: "ru", clerk: "ru", exam: "" },
	banner: { head: "ru", clerk: "ru", exam: "" },
	admission: { head: "ru", clerk: "ru", exam: "" },
	privacy: { head: "ru", clerk: "r", exam: "" },
	accessibility: { head: "ru", clerk: "ru", exam: "" },
	grading: { head: "ru", clerk: "r", exam: "r" },
	marking: { head: "ru", clerk: "r", exam: "r" },
	"student-area": { head: "ru", clerk: "r", exam: "" },
};

/** @returns whether the account may see the views and use the calls of a subject (lib/office/subjects) */
export const mayDo = ({ role, slipUntil }: Staff, subject: Subject): boolean =>
	!slipUntil && (subjects[subject].roles as readonly Role[]).includes(role);

const letterOf = { create: "c", read: "r", update: "u", delete: "d" } as const;

/** What Payload's form of the own account reads besides the account: whether it is locked, and how it was last shown. */
const ofTheForm: ByRole[] = [collections["payload-locked-documents"], collections["payload-preferences"]];

/** With a password from a slip an account may only replace it, in its own form. */
function whileOnSlip(rules: ByRole | undefined, role: Role): Rights {
	if (rules === collections.staff) return ofOneself("ru", "id");
	return rules && ofTheForm.includes(rules) ? rules[role] : "";
}

function decide(rules: ByRole | undefined, account: Staff, operation: Operation): AccessResult {
	// A role that is not in the table has no rights.
	const rights = (account.slipUntil ? whileOnSlip(rules, account.role) : rules?.[account.role]) ?? "";
	const [letters, of] = typeof rights === "string" ? [rights, undefined] : [rights.letters, rights.of];
	if (!letters.includes(letterOf[operation])) return false;
	return of && operation !== "create" ? of(account) : true;
}

/** @returns the signed-in staff account of a request */
export const accountOf = ({ user }: Pick<PayloadRequest, "user">): Staff | null =>
	user?.collection === "staff" ? (user as Staff) : null;

/** @returns whether the account may do this to all records or to some, or to a form of Payload */
export const mayUse = (account: Staff, operation: Operation, slug: CollectionSlug | GlobalSlug): boolean =>
	Boolean(decide({ ...collections, ...globals }[slug], account, operation));

const ruleFor =
	(rules: ByRole | undefined, operation: Operation): Access =>
	({ req }) => {
		const account = accountOf(req);
		return account ? decide(rules, account, operation) : false;
	};

/** Only a right to read all records includes their versions: a former version may not match the right's query. */
const versionsRule =
	(rules: ByRole | undefined): Access =>
	({ req }) => {
		const account = accountOf(req);
		return account ? decide(rules, account, "read") === true : false;
	};

function rulesOf(rules: ByRole | undefined) {
	const rule = (operation: Operation) => ruleFor(rules, operation);
	return {
		read: rule("read"),
		update: rule("update"),
		create: rule("create"),
		delete: rule("delete"),
		readVersions: versionsRule(rules),
	};
}

/** @returns the rules of a collection; one that the table lacks is closed to everybody */
export const collectionAccess = ({ slug, auth }: { slug: string; auth?: unknown }): CollectionConfig["access"] => ({
	...rulesOf(collections[slug as CollectionSlug]),
	// Payload's own lock is not used: lib/http/staff/login counts failures, and a new password lifts its limit.
	...(auth ? { admin: ({ req }: { req: PayloadRequest }) => accountOf(req) !== null, unlock: () => false } : {}),
});

/** @returns the same of a global */
export function globalAccess(slug: string): GlobalConfig["access"] {
	const { read, update, readVersions } = rulesOf(globals[slug as GlobalSlug]);
	return { read, update, readVersions };
}

const nobody: FieldAccess = () => false;

/** For fields set by the server: client values are dropped; server code writes with overrideAccess. */
export const serverWrites = { create: nobody, update: nobody };

const byHead: FieldAccess = ({ req }) => accountOf(req)?.role === "head";

/** For fields of an account that only a head may set. */
export const headWrites = { create: byHead, update: byHead };

/** For the role of an account: only a head may set it, and nobody may change their own. */
export const headWritesOthers = {
	create: byHead,
	update: ((args) => byHead(args) && accountOf(args.req)?.id !== args.id) satisfies FieldAccess,
};
