"use client";

import { toast } from "@payloadcms/ui";
import { useState } from "react";

/**
 * For a control that sends something.
 * @returns whether it is being sent, and a function that does the work and shows the message of an error
 */
export function useSending(): [boolean, (work: () => Promise<void>) => Promise<void>] {
	const [sending, setSending] = useState(false);
	async function send(work: () => Promise<void>) {
		setSending(true);
		try {
			await work();
		} catch (error) {
			toast.error((error as Error).message);
		}
		setSending(false);
	}
	return [sending, send];
}
