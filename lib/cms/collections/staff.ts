import type { CollectionConfig } from "payload";
import { environment } from "@/lib/machine/environment";
import { secondFactorText } from "@/lib/office/second-factor/text";
import { sessionsText } from "@/lib/office/sessions/text";
import { staffSlipText } from "@/lib/office/staff/text";
import { warningText } from "@/lib/office/warnings/text";
import { staffText } from "@/lib/office/words/staff";
import { headWrites, headWritesOthers, serverWrites } from "../access";
import { tellOfChangedLogin, tellOfNewLogin } from "../alerts";
import { personNameField, shown } from "../fields";
import { keepLastHead, keepLastHeadsRole } from "../last-staff";
import { noteLogin } from "../logins/login";
import { idleSeconds, renewInTurn, renewUntilEnd } from "../logins/refresh";
import { rememberSiteAddress } from "../logins/site-address";
import { nameKeyFields, setNameKeys } from "../name-keys";
import { requireProofForAccount, requireProofToDelete } from "../second-factor/accounts";
import { askFromSecondLogin } from "../second-factor/demand";
import { requireCode } from "../second-factor/login";
import { offeringTaught, ownSubjectsField } from "../students/offered";
import { emailField, refuseTakenNames, usernameField } from "./staff-names";
import { limitSlip, requireCurrentPassword } from "./staff-own-login";
import { checkPassword, hashForUnknownAccount, normalisePassword, refuseReset } from "./staff-password";

const { fields, hints, roles } = staffText;

/** Accounts of the back office. */
export const staff: CollectionConfig = {
	slug: "staff",
	labels: staffText.staff,
	admin: {
		useAsTitle: "name",
		defaultColumns: ["name", "role", "username", "email"],
		// Hides the collection in the menu from others than heads; their own form is at /admin/account.
		hidden: ({ user }) => user?.role !== "head",
	},
	disableBulkDelete: true,
	disableBulkEdit: true,
	disableDuplicate: true,
	auth: {
		loginWithUsername: { allowEmailLogin: true, requireEmail: false, requireUsername: false },
		// lib/http/staff/login limits the attempts, for unknown accounts too.
		maxLoginAttempts: 0,
		tokenExpiration: idleSeconds,
		// Stored sessions, so that the server can revoke them: on signing out, and with a new password.
		useSessions: true,
		// The token is in the cookie alone, which no script can read; REST still takes one in `Authorization: JWT …`.
		removeTokenFromResponses: true,
		cookies: { sameSite: "Strict", secure: environment.SITE_URL?.startsWith("https:") ?? false },
	},
	hooks: {
		beforeOperation: [renewInTurn, refuseReset, normalisePassword, hashForUnknownAccount, requireCode],
		beforeValidate: [
			requireCurrentPassword,
			requireProofForAccount,
			refuseTakenNames,
			checkPassword,
			tellOfChangedLogin,
		],
		beforeChange: [keepLastHeadsRole, setNameKeys],
		afterChange: [tellOfNewLogin],
		beforeDelete: [requireProofToDelete, keepLastHead],
		beforeLogin: [limitSlip],
		afterLogin: [askFromSecondLogin, noteLogin, rememberSiteAddress],
		refresh: [renewUntilEnd],
	},
	fields: [
		emailField,
		usernameField,
		personNameField({ name: "name", label: fields.name, required: true }),
		{
			name: "role",
			label: fields.role,
			type: "select",
			required: true,
			defaultValue: "clerk",
			options: (["head", "clerk", "exam"] as const).map((value) => ({ value, label: roles[value] })),
			access: headWritesOthers,
			admin: { description: hints.role },
		},
		shown("proveFirst", "/lib/office/second-factor/proven-link#ProveFirst", {
			label: secondFactorText.stepUp.title,
			condition: (data, _siblings, { user }) => user?.role === "head" && user.id !== data?.id,
		}),
		offeringTaught({
			name: "classes",
			label: fields.ownClasses,
			type: "relationship",
			relationTo: "classes",
			hasMany: true,
			access: headWrites,
			admin: { description: hints.ownClasses, condition: ({ role }) => role === "exam" },
		}),
		ownSubjectsField,
		{
			name: "warningMails",
			label: warningText.fields.warningMails,
			type: "checkbox",
			defaultValue: true,
			// Only then are there mails.
			hidden: !environment.SMTP_URL,
			admin: {
				description: warningText.hints.warningMails,
				condition: (data) => data?.role === "head" && Boolean(data.email),
				disableListColumn: true,
				disableListFilter: true,
			},
		},
		{
			name: "currentPassword",
			label: fields.currentPassword,
			type: "text",
			// Never stored, so there is nothing to read; a field that may not be read is not shown.
			virtual: true,
			admin: {
				components: { Field: "/lib/office/staff/current-password#CurrentPassword" },
				condition: (data, _siblings, { user }) => user?.id === data?.id,
				disableListColumn: true,
				disableListFilter: true,
			},
		},
		/** Until when the password signs in, if it is one from a slip (lib/office/staff); null: the account's own. */
		{ name: "slipUntil", type: "date", access: serverWrites, admin: { hidden: true } },
		shown("passwordSlip", "/lib/office/staff/staff-password-slip#StaffPasswordSlip", {
			label: staffSlipText.make,
			condition: (data, _siblings, { user }) => user?.role === "head" && Boolean(data?.id) && user.id !== data.id,
		}),
		shown("secondFactor", "/lib/office/second-factor/account-second-factor#AccountSecondFactor", {
			label: secondFactorText.title,
			condition: (data) => Boolean(data?.id),
		}),
		shown("endSessions", "/lib/office/sessions/account-sessions#AccountSessions", {
			label: sessionsText.end,
			condition: (data, _siblings, { user }) => Boolean(data?.id) && (user?.id === data.id || user?.role === "head"),
		}),
		...nameKeyFields("staff"),
	],
};
