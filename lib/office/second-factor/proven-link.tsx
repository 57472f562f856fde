"use client";

import type { MouseEvent, ReactNode } from "react";
import { callOffice } from "../parts/call-office";
import { useStepUp } from "./use-step-up";

/** Asks the server whether the session has proved itself; to be sent by `useStepUp` before a download. */
export const askProved = () => callOffice("second-factor/proved");

/** A link to a file that is handed out only after the session has proved itself. */
export function ProvenLink({ href, label, children }: { href: string; label: string; children: ReactNode }) {
	const [sending, send, dialog] = useStepUp();

	function open(event: MouseEvent) {
		event.preventDefault();
		if (sending) return;
		void send(async () => {
			await askProved();
			location.assign(href);
		});
	}

	return (
		<>
			<a aria-label={label} download href={href} onClick={open}>
				{children}
			</a>
			{dialog}
		</>
	);
}
