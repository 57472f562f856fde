"use client";

import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { callOffice } from "../parts/call-office";
import { ConfirmButton } from "../parts/dialogs";
import { WhenHydrated } from "../parts/loading";
import { Pairs } from "../parts/pairs";
import { PasswordPaper } from "../parts/print";
import { useStepUp } from "../second-factor/use-step-up";
import type { PasswordSlip } from "./calls";
import { staffSlipText as texts } from "./text";

/** A new password and how to sign in with it. */
function Slip({ slip, onDone }: { slip: PasswordSlip; onDone: () => void }) {
	const { school, name, username, email, password, until } = slip;
	const lines = [
		[texts.name, name],
		[texts.login, username],
		[texts.loginEmail, email],
		[texts.address, `${window.location.host}/admin`],
		[texts.password, password, "password-slip-password"],
	] as const;
	return (
		<PasswordPaper onDone={onDone} texts={texts} title={texts.title}>
			<h2>{school}</h2>
			<p>{texts.title}</p>
			<Pairs pairs={lines.filter(([, value]) => value)} />
			<p>{texts.note(formatDate(until))}</p>
		</PasswordPaper>
	);
}

/** In the form of another account: makes a new password and shows the slip with it. */
export function StaffPasswordSlip() {
	const { id } = useDocumentInfo();
	const name = useFormFields(([fields]) => String(fields.name?.value ?? ""));
	const [sending, send, dialog] = useStepUp();
	const [slip, setSlip] = useState<PasswordSlip>();

	const make = () =>
		send(async () => {
			setSlip((await callOffice<{ slip: PasswordSlip }>("staff/password", { id: Number(id) })).slip);
		});

	return (
		<WhenHydrated>
			<div className="field-type">
				<p>{texts.explanation}</p>
				<ConfirmButton
					disabled={sending}
					onConfirm={make}
					words={{ ...texts, label: texts.make, question: texts.confirm(name) }}
				/>
				{slip && <Slip slip={slip} onDone={() => setSlip(undefined)} />}
				{dialog}
			</div>
		</WhenHydrated>
	);
}
