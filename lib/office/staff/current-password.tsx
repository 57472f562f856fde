"use client";

import { PasswordField, useAuth } from "@payloadcms/ui";
import { staffText } from "@/lib/office/words/staff";
import type { SignedIn } from "../guard";

const { fields, hints } = staffText;

/** In the form of the own account: the current password, which a change of password or names needs. */
export function CurrentPassword() {
	const { user } = useAuth<SignedIn>();
	return (
		<div className="field-type">
			{user?.slipUntil && (
				<p role="status">
					<strong>{hints.slip}</strong>
				</p>
			)}
			<PasswordField
				autoComplete="current-password"
				field={{ name: "currentPassword", label: fields.currentPassword, required: false }}
				path="currentPassword"
			/>
			<p className="field-description">{hints.currentPassword}</p>
		</div>
	);
}
