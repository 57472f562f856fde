import { type FormEvent, useRef, useState } from "react";
import type { FormAnswer } from "@/lib/contract/form-answer";
import { FailedCall } from "./call";

/** Error messages by field, and one for the whole form. */
type Outcome = { errors: Record<string, string>; message: string | null };

type Options<Name extends string, Optional extends string> = {
	/** Messages for empty fields, by field name in form order. */
	required: Record<Name, string>;
	/** Names of further fields, which may be empty. */
	optional?: readonly Optional[];
	/** Submits the values. Returns errors to show, or null on success; a thrown FailedCall is shown as well. */
	send: (values: Record<Name | Optional, string>) => Promise<Partial<Outcome> | null>;
	/** Result of a submit without JavaScript (Server Action). */
	answer?: FormAnswer<object> | null;
	/** Whether what was typed stays after a success, for a way back to it. */
	keeps?: boolean;
};

const noErrors: Outcome = { errors: {}, message: null };

/** The first message of each field. */
const firstOf = (errors: Record<string, string[]>): Outcome["errors"] =>
	Object.fromEntries(Object.entries(errors).flatMap(([name, [first]]) => (first ? [[name, first]] : [])));

/**
 * State and submit handler of a short form whose fields are all required. Only emptiness is checked here; the API
 * validates the rest and returns messages by field, so that zod is not loaded in the browser.
 * @returns the errors, the number of attempts, whether a call is pending, and the submit handler
 */
export function useFormCall<Name extends string, Optional extends string = never>({
	required,
	optional = [],
	send,
	answer,
	keeps,
}: Options<Name, Optional>) {
	const [outcome, setOutcome] = useState<Outcome>(
		answer?.done === null ? { errors: firstOf(answer.errors), message: answer.message } : noErrors,
	);
	const [attempt, setAttempt] = useState(0);
	const [waiting, setWaiting] = useState(false);
	// A ref, because state updates only with the next render, after a double tap.
	const busy = useRef(false);

	const finish = (found: Partial<Outcome>) => {
		setOutcome({ ...noErrors, ...found });
		setAttempt((count) => count + 1);
	};

	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy.current) return;
		const form = event.currentTarget;
		const data = new FormData(form);
		const names = Object.keys(required) as Name[];
		const values = Object.fromEntries(
			[...names, ...optional].map((name) => [name, String(data.get(name) ?? "")]),
		) as Record<Name | Optional, string>;
		const empty = names.filter((name) => !values[name].trim());
		if (empty.length > 0) return finish({ errors: Object.fromEntries(empty.map((name) => [name, required[name]])) });

		busy.current = true;
		setWaiting(true);
		setOutcome(noErrors);
		try {
			const refused = await send(values);
			if (refused) finish(refused);
			// The router caches the page being left, with typed passwords in it.
			else if (!keeps) form.reset();
		} catch (error) {
			if (!(error instanceof FailedCall)) throw error;
			const errors = firstOf(error.errors);
			finish({ errors, message: Object.keys(errors).length > 0 ? null : error.message });
		} finally {
			busy.current = false;
			setWaiting(false);
		}
	};

	return { ...outcome, attempt, waiting, onSubmit };
}
