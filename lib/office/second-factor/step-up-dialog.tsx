"use client";

import { type FormEvent, useState } from "react";
import { callApi } from "@/lib/browser/call";
import { ActButtons } from "../parts/act-buttons";
import { ActField } from "../parts/act-field";
import { ModalDialog } from "../parts/modal-dialog";
import { useSentForm } from "../parts/use-sending";
import { callPath } from "../paths";
import { CodeField } from "./code-field";
import { secondFactorText } from "./text";

const { login, stepUp } = secondFactorText;
const buttons = { submit: stepUp.submit, sending: stepUp.submit, cancel: stepUp.cancel };

export type Proof = "code" | "password";
type Props = { proof: Proof; message: string; settle: (proved: boolean) => void };

/**
 * Asks for the code or the password before something grave.
 * @param settle is told whether the session has proved itself, false after Escape
 */
export function StepUpDialog({ proof, message, settle }: Props) {
	const [given, setGiven] = useState("");
	const { sending, errors, send } = useSentForm([proof]);

	function submit(event: FormEvent) {
		event.preventDefault();
		// React passes events of a portal on to the form that it stands in.
		event.stopPropagation();
		void send(async () => {
			await callApi(callPath("second-factor", "prove"), { body: { [proof]: given } });
			settle(true);
		});
	}

	return (
		<ModalDialog className="second-factor-dialog" onClose={() => settle(false)} title={stepUp.title}>
			<form className="second-factor-form" onSubmit={submit}>
				<p>{message}</p>
				{proof === "code" ? (
					<CodeField errors={errors.code} onChange={setGiven} value={given} />
				) : (
					<ActField errors={errors.password} label={login.password}>
						{(control) => (
							<input
								{...control}
								autoComplete="current-password"
								name="password"
								onChange={(event) => setGiven(event.target.value)}
								required
								type="password"
								value={given}
							/>
						)}
					</ActField>
				)}
				<ActButtons close={() => settle(false)} sending={sending} text={buttons} />
			</form>
		</ModalDialog>
	);
}
