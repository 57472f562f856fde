"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { CallButton } from "../parts/call-button";
import { fileFault, sendFile } from "../parts/call-office";
import { FileChoice } from "../parts/file-choice";
import { signatureText as text } from "./text";

/** Chooses the picture, and removes it. */
export function SignatureForm({ isSet }: { isSet: boolean }) {
	const router = useRouter();
	const [status, setStatus] = useState<string | null>(null);
	const [error, setError] = useState<string | null>(null);

	async function take(file: File) {
		setStatus(text.sending);
		setError(null);
		try {
			await sendFile("signature/save", { file });
			toast.success(text.saved);
			router.refresh();
		} catch (fault) {
			setError(fileFault(fault));
		}
		setStatus(null);
	}

	return (
		<>
			<FileChoice
				accept="image/jpeg,image/png,image/webp"
				choose={isSet ? text.replace : text.choose}
				error={error}
				label={text.title}
				status={status}
				take={(file) => void take(file)}
			/>
			{isSet && (
				<CallButton
					confirm={{ question: text.question, yes: text.yes, no: text.no }}
					label={text.remove}
					call="signature/remove"
				/>
			)}
		</>
	);
}
