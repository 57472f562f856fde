"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "../parts/confirm-button";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { resultNamesText as text } from "./text";

type Props = {
	student: number;
	/** Of the corrections that are shown. */
	fingerprint: string;
	count: number;
};

/** Writes the present names onto the sheets after a confirmation. */
export function CorrectButton({ student, fingerprint, count }: Props) {
	const router = useRouter();
	const [sending, send] = useSending();

	const correct = () =>
		send(async () => {
			const body = { student, fingerprint };
			toast.success((await callApi<{ message: string }>(callPath("result-names", "correct"), { body })).message);
			router.refresh();
		});

	return (
		<ConfirmButton
			disabled={sending}
			label={text.correct(count)}
			no={text.no}
			onConfirm={correct}
			question={text.question(count)}
			yes={text.yes}
		/>
	);
}
