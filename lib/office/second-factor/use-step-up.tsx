"use client";

import { type ReactNode, useState } from "react";
import { FailedCall } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { type Proof, StepUpDialog } from "./step-up-dialog";

type Work = () => Promise<void>;
type Asked = { proof: Proof; message: string; settle: (proved: boolean) => void };

/** @returns what a refused call must be preceded by, with the sentence that asks for it */
function askedBy(error: unknown): Omit<Asked, "settle"> | undefined {
	if (!(error instanceof FailedCall && error.status === 403)) return undefined;
	const proof = (["code", "password"] as const).find((name) => name in error.errors);
	return proof && { proof, message: error.message };
}

/**
 * Like `useSending`, for calls before which the session must have proved itself (`stepUp` in lib/office/subjects).
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
