"use client";

import { actInOffice } from "../parts/call-office";
import { ConfirmButton } from "../parts/dialogs";
import { useStepUp } from "../second-factor/use-step-up";
import type { ErasedKind } from "./erasing";
import { erasingText as text } from "./text";

/** Erases the data after a confirmation, and opens the list. */
export function EraseButton({ kind, id, name }: { kind: ErasedKind; id: number; name: string }) {
	const [sending, send, dialog] = useStepUp();

	const erase = () =>
		send(async () => {
			await actInOffice("erasing/erase", { kind, id });
			// A full page load, because the router's cache still contains pages with the erased data.
			location.replace(kind === "students" ? "/admin/collections/students" : "/admin/admissions");
		});

	return (
		<>
			<ConfirmButton
				disabled={sending}
				onConfirm={erase}
				words={{ ...text, label: text.erase, question: text.question(name) }}
			/>
			{dialog}
		</>
	);
}
