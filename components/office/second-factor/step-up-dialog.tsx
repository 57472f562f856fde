"use client";

import { type FormEvent, useState } from "react";
import { secondFactorText } from "@/lib/bengali/office/second-factor";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import { ActButtons } from "../act-buttons";
import { ActField } from "../act-field";
import { ModalDialog } from "../modal-dialog";
import { useSentForm } from "../use-sending";
import { CodeField } from "./code-field";

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
