"use client";

import { useAuth, useDocumentInfo } from "@payloadcms/ui";
import { EndSessions } from "./end-sessions";
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
