import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { applicationText } from "@/lib/bengali/admission";
import { outcomeText } from "@/lib/bengali/outcomes";
import type { FormAnswer } from "@/lib/contract/form-answer";
import { type FieldErrors, sendApplication, sentencesByField, wrongFields } from "./application";
import { type Draft, readDraft, setUnanswered } from "./application-draft";
import { FailedCall } from "./call";
import { notify } from "./notify";
import { storeApplicationToken } from "./tokens";
import { useLeave } from "./use-leave";

/** Why a pending draft can be sent now: the page was reopened, or the connection is back. Null without such a draft. */
type Resume = "opened" | "online" | null;

/**
 * Detects when a draft that was submitted without a response can be submitted again. Sends nothing itself.
 * @returns `resume`, and `recordOutcome` to call after each attempt: true if there was no response
 */
function useSignal() {
	const [resume, setResume] = useState<Resume>(null);
	/** In addition to the stored draft, because storage may be blocked or contain another tab's draft. */
	const unanswered = useRef(false);

	useEffect(() => {
		const onOnline = () => setResume(unanswered.current || readDraft()?.unanswered ? "online" : null);
		const onOffline = () => setResume(null);
		if (navigator.onLine && readDraft()?.unanswered) setResume("opened");
		addEventListener("online", onOnline);
		addEventListener("offline", onOffline);
		return () => {
			removeEventListener("online", onOnline);
			removeEventListener("offline", onOffline);
		};
	}, []);

	const recordOutcome = (noAnswer: boolean) => {
		unanswered.current = noAnswer;
		setResume(null);
	};
	return { resume, recordOutcome };
}

/** Milliseconds of the toast after submitting. */
const messageTime = 10_000;

type Form = {
	/** Stores and returns the draft to submit. */
	keep: () => Draft | null;
	clear: () => void;
	/** Resolves with the error message of the last chosen photo, or null. */
	photoProblem: () => Promise<string | null>;
	/** Result of a submit without JavaScript (Server Action). */
	answer: FormAnswer<object> | null;
};

/** Submit handler and state of the admission form; ignores repeated submits while one is pending. */
export function useApplication({ keep, clear, photoProblem, answer }: Form) {
	const refused = answer?.done === null ? answer : null;
	const [errors, setErrors] = useState<FieldErrors>(refused ? sentencesByField(refused.errors) : {});
	/** Number of failed submits. */
	const [attempt, setAttempt] = useState(0);
	const [failure, setFailure] = useState(refused?.message ?? null);
	const [sending, setSending] = useState(false);
	const { leaving, leave } = useLeave();
	const { resume, recordOutcome } = useSignal();
	const busy = useRef(false);

	function reset() {
		setErrors({});
		setFailure(null);
		recordOutcome(false);
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
		const wasOnline = navigator.onLine;
		const token = await sendApplication(draft, problem).catch((error) => {
			const noAnswer = error instanceof FailedCall && error.status === 0;
			setUnanswered(draft.key, noAnswer);
			recordOutcome(noAnswer);
			// Offline before the request, it was certainly not sent. Otherwise the server may have stored it.
			throw noAnswer && !wasOnline ? new FailedCall(0, applicationText.noSignal) : error;
		});
		clear();
		reset();
		storeApplicationToken(token);
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

	return { errors, attempt, failure, resume, sending: sending || leaving, submit, reset };
}
