"use client";

import { useDocumentInfo, useFormFields } from "@payloadcms/ui";
import { useState } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "../parts/confirm-button";
import { WhenHydrated } from "../parts/when-hydrated";
import { callPath } from "../paths";
import { useStepUp } from "../second-factor/use-step-up";
import { PasswordPaper } from "./password-paper";
import { staffSlipText } from "./text";

type Props = {
	/** School name and the kind of slip, at its top. */
	heading: [school: string, title: string];
	lines: { label: string; value: string }[];
	password: { label: string; value: string };
	note: string;
	texts: { once: string; print: string; done: string };
	onDone: () => void;
};

/** A new password and how to sign in with it. */
function PasswordSlip({ heading: [school, title], lines, password, note, texts, onDone }: Props) {
	return (
		<PasswordPaper onDone={onDone} texts={texts} title={title}>
			<h2>{school}</h2>
			<p>{title}</p>
			<dl>
				{[...lines, password].map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd className={value === password.value ? "password-slip-password" : undefined}>{value}</dd>
					</div>
				))}
			</dl>
			<p>{note}</p>
		</PasswordPaper>
	);
}

const texts = staffSlipText;

type Slip = {
	school: string;
	name: string;
	username: string | null;
	email: string | null;
	password: string;
	until: string;
};

const linesOf = ({ name, username, email }: Slip) =>
	[
		{ label: texts.name, value: name },
		{ label: texts.login, value: username ?? "" },
		{ label: texts.loginEmail, value: email ?? "" },
		{ label: texts.address, value: `${window.location.host}/admin` },
	].filter(({ value }) => value);

/** In the form of another account: makes a new password and shows the slip with it. */
export function StaffPasswordSlip() {
	const { id } = useDocumentInfo();
	const name = useFormFields(([fields]) => String(fields.name?.value ?? ""));
	const [sending, send, dialog] = useStepUp();
	const [slip, setSlip] = useState<Slip>();

	const make = () =>
		send(async () => {
			setSlip((await callApi<{ slip: Slip }>(callPath("staff", "password"), { body: { id: Number(id) } })).slip);
		});

	return (
		<WhenHydrated>
			<div className="field-type">
				<p>{texts.explanation}</p>
				<ConfirmButton
					disabled={sending}
					label={texts.make}
					no={texts.no}
					onConfirm={make}
					question={texts.confirm(name)}
					yes={texts.yes}
				/>
				{slip && (
					<PasswordSlip
						heading={[slip.school, texts.title]}
						lines={linesOf(slip)}
						note={texts.note(formatDate(slip.until))}
						onDone={() => setSlip(undefined)}
						password={{ label: texts.password, value: slip.password }}
						texts={texts}
					/>
				)}
				{dialog}
			</div>
		</WhenHydrated>
	);
}
