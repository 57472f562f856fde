"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { UndoAnswer } from "../operations/take-back-call";
import { TextField } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { ConfirmButton } from "../parts/dialogs";
import { PrintButton } from "../parts/print";
import { useSentForm } from "../parts/use-sending";
import { certificatesText } from "./text";

const { cancel: text } = certificatesText;

/** Cancels a certificate with a reason, after a confirmation. */
export function CancelCertificate({ id, paper }: { id: number; paper: string }) {
	const router = useRouter();
	const [reason, setReason] = useState("");
	const [refusal, setRefusal] = useState<UndoAnswer | null>(null);
	const { errors, send, sending } = useSentForm(["reason"]);

	const cancel = () =>
		send(async () => {
			const answer = await callOffice<UndoAnswer>("certificates/cancel", { id, reason });
			setRefusal(answer.success ? null : answer);
			if (!answer.success) return;
			toast.success(answer.message);
			router.refresh();
		});

	return (
		<details className="office-more certificate-cancel">
			<summary>{text.labelOf(paper)}</summary>
			<TextField label={text.reason} errors={errors.reason} maxLength={200} onChange={setReason} value={reason} />
			<ConfirmButton disabled={sending} onConfirm={cancel} words={text} />
			{refusal && (
				<p role="alert" className="office-hint office-error">
					{[refusal.message, ...refusal.holds.map(({ title, reason: why }) => `${title}: ${why}`)].join(" ")}
				</p>
			)}
		</details>
	);
}

/** @property many whether the id is that of an operation, all of whose papers are printed */
type Props = { id: number; many?: boolean };

/** Prints the certificate, at once if it was just made, and tells the server so: printed anew later it is a copy. */
export function PrintCertificate({ id, many = false }: Props) {
	useEffect(() => {
		// The browser's own command prints it too.
		const tell = () => {
			void callOffice("certificates/printed", { id, many }).catch(() => undefined);
		};
		addEventListener("beforeprint", tell, { once: true });
		return () => removeEventListener("beforeprint", tell);
	}, [id, many]);

	return <PrintButton margin={false}>{certificatesText.print}</PrintButton>;
}
