import { useRouter } from "next/navigation";
import { type SubmitEvent, useRef, useState, useTransition } from "react";
import { studentText } from "@/lib/bengali/students";
import type { Draft } from "./application-draft";
import { type FieldErrors, sentencesByField, wrongFields } from "./application-errors";
import { FailedCall } from "./call";
import { notify } from "./notify";
import { sendApplication } from "./send-application";
import { setToken } from "./token";

/** Milliseconds of the message after sending (spec section 8). */
const messageTime = 10_000;

type Form = {
	/** What is to be sent now. */
	keep: () => Draft | null;
	clear: () => void;
	/** What is wrong with the photo that was chosen last, once that is known. */
	photoProblem: () => Promise<string | null>;
};

/** Sends the admission form: once, however often the button is pressed, and tells what came of it. */
export function useApplication({ keep, clear, photoProblem }: Form) {
	const [errors, setErrors] = useState<FieldErrors>({});
	/** Counts the tries that failed. */
	const [attempt, setAttempt] = useState(0);
	const [failure, setFailure] = useState<string | null>(null);
	const [sending, setSending] = useState(false);
	const [leaving, leave] = useTransition();
	const busy = useRef(false);
	const router = useRouter();

	function forget() {
		setErrors({});
		setFailure(null);
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
		const token = await sendApplication(draft, problem);
		clear();
		forget();
		setToken(token, "application");
		void notify(studentText.applicationDone, { kind: "success", duration: messageTime });
		leave(() => router.push("/"));
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

	return { errors, attempt, failure, sending: sending || leaving, submit, forget };
}
