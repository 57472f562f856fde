import { type FormEvent, useRef, useState } from "react";
import type { FormAnswer } from "@/lib/contract/form-answer";
import { FailedCall } from "./call";

/** What went wrong: sentences by field, and one about the whole. */
type Outcome = { errors: Record<string, string>; message: string | null };

type Options<Name extends string> = {
	/** What to say where a field is left empty, by field in their order on the page. */
	required: Record<Name, string>;
	/** Sends the form; its FailedCall is shown. What it returns is shown too, null when all went well. */
	send: (values: Record<Name, string>) => Promise<Partial<Outcome> | null>;
	/** What came of sending the form without a script. */
	answer?: FormAnswer<object> | null;
};

const fine: Outcome = { errors: {}, message: null };

/** The first sentence of each field. */
const firstOf = (errors: Record<string, string[]>): Outcome["errors"] =>
	Object.fromEntries(Object.entries(errors).flatMap(([name, [first]]) => (first ? [[name, first]] : [])));

/**
 * A form of few fields, all of them required, that is sent by a call. Only emptiness is checked here: what is
 * right is known to the call's schema, and its sentences come back to their fields, so that a phone need
 * not load the checks as well.
 * @returns what is wrong, how often it was sent, whether it waits, and the form's submit handler
 */
export function useFormCall<Name extends string>({ required, send, answer }: Options<Name>) {
	const [outcome, setOutcome] = useState<Outcome>(
		answer?.done === null ? { errors: firstOf(answer.errors), message: answer.message } : fine,
	);
	const [attempt, setAttempt] = useState(0);
	const [waiting, setWaiting] = useState(false);
	// State comes a render late; a double tap is faster.
	const busy = useRef(false);

	const finish = (found: Partial<Outcome>) => {
		setOutcome({ ...fine, ...found });
		setAttempt((count) => count + 1);
	};

	const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
		event.preventDefault();
		if (busy.current) return;
		const form = event.currentTarget;
		const data = new FormData(form);
		const names = Object.keys(required) as Name[];
		const values = Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "")])) as Record<
			Name,
			string
		>;
		const empty = names.filter((name) => !values[name].trim());
		if (empty.length > 0) return finish({ errors: Object.fromEntries(empty.map((name) => [name, required[name]])) });

		busy.current = true;
		setWaiting(true);
		setOutcome(fine);
		try {
			const refused = await send(values);
			if (refused) finish(refused);
			// The router keeps a page that was left, and with it what was typed there, passwords too.
			else form.reset();
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
