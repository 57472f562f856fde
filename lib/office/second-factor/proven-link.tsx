"use client";
/** Asks for the proof before what cannot ask itself: a link to a file, Payload's form of an account. */
import { Button, toast } from "@payloadcms/ui";
import type { MouseEvent, ReactNode } from "react";
import { callOffice } from "../parts/call-office";
import { WhenHydrated } from "../parts/loading";
import { secondFactorText } from "./text";
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

const texts = secondFactorText.stepUp;

/** In the form of an account: Payload's form cannot ask when it saves a role or a password, so its user is asked before. */
export function ProveFirst({ explanation = texts.forRole }: { explanation?: string }) {
	const [sending, send, dialog] = useStepUp();

	const prove = () =>
		send(async () => {
			await askProved();
			toast.success(texts.done);
		});

	return (
		<WhenHydrated>
			<div className="field-type">
				<p>{explanation}</p>
				<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={prove}>
					{texts.title}
				</Button>
				{dialog}
			</div>
		</WhenHydrated>
	);
}
