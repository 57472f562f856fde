import { type SubmitEvent, useRef, useState } from "react";
import { applicationText } from "@/lib/bengali/admission";
import { outcomeText } from "@/lib/bengali/outcomes";
import type { FormAnswer } from "@/lib/contract/form-answer";
import { type FieldErrors, sendApplication, sentencesByField, wrongFields } from "./application";
import { type Draft, noteSending } from "./application-draft";
import { FailedCall } from "./call";
import { notify } from "./notify";
import { keepApplication } from "./tokens";
import { useLeave } from "./use-leave";
import { useSignal } from "./use-signal";

/** Milliseconds of the message after sending (spec section 8). */
const messageTime = 10_000;

type Form = {
	/** What is to be sent now. */
	keep: () => Draft | null;
	clear: () => void;
	/** What is wrong with the photo that was chosen last, once that is known. */
	photoProblem: () => Promise<string | null>;
	/** What came of sending the form without a script. */
	answer: FormAnswer<object> | null;
};

/** Sends the admission form: once, however often the button is pressed, and tells what came of it. */
export function useApplication({ keep, clear, photoProblem, answer }: Form) {
	const refused = answer?.done === null ? answer : null;
	const [errors, setErrors] = useState<FieldErrors>(refused ? sentencesByField(refused.errors) : {});
	/** Counts the tries that failed. */
	const [attempt, setAttempt] = useState(0);
	const [failure, setFailure] = useState(refused?.message ?? null);
	const [sending, setSending] = useState(false);
	const { leaving, leave } = useLeave();
	const { resume, note } = useSignal();
	const busy = useRef(false);

	function forget() {
		setErrors({});
		setFailure(null);
		note(false);
	}

	function fail(error: unknown) {
		if (!(error instanceof FailedCall)) throw error;
		const wrong = sentencesByField(error.errors);
		setErrors(wrong);
		setAttempt((count) => count + 1);
		setFailure(wrongFields(wrong).length > 0 ? null : error.message);
	}

	async function send() {
		const problem = await photoProblem();
		const draft = keep();
		if (!draft) return;
		const signal = navigator.onLine;
		const token = await sendApplication(draft, problem).catch((error) => {
			const noAnswer = error instanceof FailedCall && error.status === 0;
			noteSending(draft.key, noAnswer);
			note(noAnswer);
			// An answer that is lost on its way says nothing; what was never on its way was not sent.
			throw noAnswer && !signal ? new FailedCall(0, applicationText.noSignal) : error;
		});
		clear();
		forget();
		keepApplication(token);
		void notify(outcomeText.applicationDone, { kind: "success", duration: messageTime });
		leave("/");
	}

	async function submit(event: SubmitEvent) {
		event.preventDefault();
		if (busy.current || leaving) return;
		busy.current = true;
		setSending(true);
		setFailure(null);
		try {
			await send();
		} catch (error) {
			fail(error);
		} finally {
			busy.current = false;
			setSending(false);
		}
	}

	return { errors, attempt, failure, resume, sending: sending || leaving, submit, forget };
}
