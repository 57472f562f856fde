"use client";

import { toast } from "@payloadcms/ui";
import { useState } from "react";
import { FailedCall } from "@/lib/browser/call";

type Work = () => Promise<void>;
export type FieldErrors = Record<string, string[] | undefined>;

/**
 * For a form that is sent.
 * @param shown fields whose errors the form shows
 * @returns `send` does the work. After an error at one of those fields it keeps the errors; after any other it shows the
 * message and calls `otherwise`. While it sends, it does nothing.
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
	return { sending, errors, setErrors, send };
}

/**
 * For a control that sends something.
 * @returns whether it is being sent, and a function that does the work and shows the message of an error
 */
export function useSending(): [boolean, (work: Work) => Promise<void>] {
	const { sending, send } = useSentForm([]);
	return [sending, send];
}
