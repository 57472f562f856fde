"use client";

import { toast } from "@payloadcms/ui";
import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { FailedCall } from "@/lib/browser/call";

type Work = () => Promise<void>;
export type FieldErrors = Record<string, string[] | undefined>;

/**
 * State of a form that is sent by an API call.
 * @param shown names of the fields at which the form shows errors
 * @returns `send` runs the call; while one is running, further calls are ignored. If a call fails with an error at one
 * of the `shown` fields, `errors` is set; otherwise a toast shows the message, and `otherwise` is called. `submit` makes the
 * handler of a `<form>` that does so.
 */
export function useSentForm(shown: readonly string[]) {
	const [errors, setErrors] = useState<FieldErrors>({});
	const [sending, setSending] = useState(false);
	async function send(work: Work, otherwise?: () => void) {
		if (sending) return;
		setSending(true);
		try {
			await work();
			setErrors({});
		} catch (error) {
			const found = error instanceof FailedCall ? error.errors : {};
			setErrors(found);
			if (!shown.some((name) => name in found)) {
				toast.error((error as Error).message);
				otherwise?.();
			}
		}
		setSending(false);
	}
	const submit = (...work: Parameters<typeof send>) => {
		return (event: FormEvent) => {
			event.preventDefault();
			void send(...work);
		};
	};
	return { sending, errors, setErrors, send, submit };
}

/**
 * State of a button or other control that makes an API call.
 * @returns whether the call is running, and a function that runs it and shows the message of an error as a toast
 */
export function useSending(): [boolean, (work: Work) => Promise<void>] {
	const { sending, send } = useSentForm([]);
	return [sending, send];
}

/**
 * Asks the server again and again how far something has come.
 * @param interval in milliseconds; null while nothing is to be asked
 * @param look a request that fails says nothing: the next interval asks again
 */
export function usePolling(interval: number | null, look: (isOver: () => boolean) => Promise<void>): void {
	const ask = useEffectEvent(look);
	useEffect(() => {
		if (interval === null) return;
		let isOver = false;
		const timer = setInterval(() => void ask(() => isOver).catch(() => undefined), interval);
		return () => {
			isOver = true;
			clearInterval(timer);
		};
	}, [interval]);
}
