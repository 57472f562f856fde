import type { CollectionConfig } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { environment } from "@/lib/environment";
import { staffAccess, staffOnly } from "../access";
import { textField } from "../fields";
import { keepLastAccount } from "../last-staff";

/** The people who keep the site up to date. */
export const staff: CollectionConfig = {
	slug: "staff",
	labels: staffText.staff,
	admin: { useAsTitle: "email", group: staffText.groups.office },
	access: { ...staffAccess, admin: ({ req }) => req.user?.collection === "staff", unlock: staffOnly },
	auth: {
		maxLoginAttempts: 5,
		lockTime: 15 * 60 * 1000,
		tokenExpiration: 8 * 60 * 60,
		cookies: { sameSite: "Strict", secure: environment.SITE_URL?.startsWith("https:") ?? false },
	},
	hooks: { beforeDelete: [keepLastAccount] },
	fields: [textField({ name: "name", label: staffText.fields.name, required: true })],
};
