"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "../parts/confirm-button";
import { FileChoice } from "../parts/file-choice";
import { fileFault, fileForm, sendFile } from "../parts/send-file";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { signatureText as text } from "./text";

/** Chooses the picture, and removes it. */
export function SignatureForm({ isSet }: { isSet: boolean }) {
	const router = useRouter();
	const [removing, send] = useSending();
	const [status, setStatus] = useState<string | null>(null);
	const [error, setError] = useState<string | null>(null);

	async function take(file: File) {
		setStatus(text.sending);
		setError(null);
		try {
			await sendFile(callPath("signature", "save"), fileForm(file));
			toast.success(text.saved);
			router.refresh();
		} catch (fault) {
			setError(fileFault(fault));
		}
		setStatus(null);
	}

	const remove = () =>
		send(async () => {
			const { message } = await callApi<{ message: string }>(callPath("signature", "remove"));
			toast.success(message);
			router.refresh();
		});

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
				<ConfirmButton
					disabled={removing}
					label={text.remove}
					no={text.no}
					onConfirm={remove}
					question={text.question}
					yes={text.yes}
				/>
			)}
		</>
	);
}
