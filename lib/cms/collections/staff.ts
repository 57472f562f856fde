import type { CollectionConfig } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { environment } from "@/lib/environment";
import { staffAccess, staffOnly } from "../access";
import { textField } from "../fields";
import { keepLastAccount } from "../last-staff";
import { checkPassword, hashForUnknownAccount, normalisePassword, refuseReset } from "./staff-password";

/** Accounts of the back office. */
export const staff: CollectionConfig = {
	slug: "staff",
	labels: staffText.staff,
	admin: { useAsTitle: "name", group: staffText.groups.office },
	access: { ...staffAccess, admin: ({ req }) => req.user?.collection === "staff", unlock: staffOnly },
	disableDuplicate: true,
	auth: {
		// lib/http/staff-login limits the attempts, for unknown addresses too.
		maxLoginAttempts: 0,
		tokenExpiration: 8 * 60 * 60,
		// Sessions can be revoked on the server: by signing out, and by a new password.
		useSessions: true,
		cookies: { sameSite: "Strict", secure: environment.SITE_URL?.startsWith("https:") ?? false },
	},
	hooks: {
		beforeOperation: [refuseReset, normalisePassword, hashForUnknownAccount],
		beforeValidate: [checkPassword],
		beforeDelete: [keepLastAccount],
	},
	fields: [
		textField({ name: "name", label: staffText.fields.name, required: true }),
		{
			name: "endSessions",
			type: "ui",
			label: staffText.sessions.end,
			admin: {
				components: { Field: "/components/office/end-sessions#EndSessions" },
				condition: (data, _siblings, { user }) => user?.id === data?.id,
				disableListColumn: true,
			},
		},
	],
};
