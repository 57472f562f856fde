"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { FailedCall } from "@/lib/browser/call";
import { ActButtons, TextField } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { ModalDialog } from "../parts/dialogs";
import { useSending, useSentForm } from "../parts/use-sending";
import { CodeField } from "./code-field";
import { secondFactorText } from "./text";

const { login, stepUp } = secondFactorText;
const buttons = { submit: stepUp.submit, sending: stepUp.submit, cancel: stepUp.cancel };

type Proof = "code" | "password";
type Props = { proof: Proof; message: string; settle: (proved: boolean) => void };

/**
 * Asks for the code or the password before something grave.
 * @param settle is told whether the session has proved itself, false after Escape
 */
function StepUpDialog({ proof, message, settle }: Props) {
	const [given, setGiven] = useState("");
	const { sending, errors, send } = useSentForm([proof]);

	function submit(event: FormEvent) {
		event.preventDefault();
		// React passes events of a portal on to the form that it stands in.
		event.stopPropagation();
		void send(async () => {
			await callOffice("second-factor/prove", { [proof]: given });
			settle(true);
		});
	}

	return (
		<ModalDialog className="second-factor-dialog" onClose={() => settle(false)} title={stepUp.title}>
			<form className="office-stack second-factor-form" onSubmit={submit}>
				<p>{message}</p>
				{proof === "code" ? (
					<CodeField errors={errors.code} onChange={setGiven} value={given} />
				) : (
					<TextField
						errors={errors.password}
						label={login.password}
						autoComplete="current-password"
						name="password"
						onChange={setGiven}
						required
						type="password"
						value={given}
					/>
				)}
				<ActButtons close={() => settle(false)} sending={sending} text={buttons} />
			</form>
		</ModalDialog>
	);
}

type Work = () => Promise<void>;
type Asked = { proof: Proof; message: string; settle: (proved: boolean) => void };

/** @returns what a refused call must be preceded by, with the sentence that asks for it */
function askedBy(error: unknown): Omit<Asked, "settle"> | undefined {
	if (!(error instanceof FailedCall && error.status === 403)) return undefined;
	const proof = (["code", "password"] as const).find((name) => name in error.errors);
	return proof && { proof, message: error.message };
}

/**
 * Like `useSending`, for calls before which the session must have proved itself (`stepUp` in lib/office/calls).
 * @returns whether the call is running, a function that runs it, after the dialog if the server asks for that, and the
 * dialog to render
 */
export function useStepUp(): [sending: boolean, send: (work: Work) => Promise<void>, dialog: ReactNode] {
	const [sending, send] = useSending();
	const [asked, setAsked] = useState<Asked>();

	async function run(work: Work) {
		try {
			await work();
		} catch (error) {
			const question = askedBy(error);
			if (!question) throw error;
			const proved = await new Promise<boolean>((settle) => setAsked({ ...question, settle }));
			setAsked(undefined);
			if (proved) await work();
		}
	}

	return [sending, (work) => send(() => run(work)), asked && <StepUpDialog {...asked} />];
}
