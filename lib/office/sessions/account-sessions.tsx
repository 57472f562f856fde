"use client";

import { useAuth, useDocumentInfo } from "@payloadcms/ui";
import { CallButton } from "../parts/call-button";
import { WhenHydrated } from "../parts/loading";
import { sessionsText as texts } from "./text";

/** In an account's form: the way to its sessions, and for the own account the button that ends all others. */
export function AccountSessions() {
	const { user } = useAuth();
	const { id } = useDocumentInfo();
	const isOwn = id === user?.id;
	return (
		<>
			<p className="field-type">
				<a href={isOwn ? "/admin/sessions" : `/admin/sessions?account=${id}`}>{texts.open}</a>
			</p>
			{isOwn && <EndSessions />}
		</>
	);
}

/** Ends all other sessions of the signed-in account. */
export const EndSessions = () => (
	<WhenHydrated>
		<div className="field-type">
			<p>{texts.explanation}</p>
			<CallButton label={texts.end} margin call="sessions/end" />
		</div>
	</WhenHydrated>
);
