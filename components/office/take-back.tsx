"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { releaseText as text } from "@/lib/bengali/marks";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "./confirm-button";

/** Hides released results after a question. */
export function TakeBack({ exam, classId }: { exam: number; classId: number }) {
	const router = useRouter();
	const [sending, setSending] = useState(false);

	async function send() {
		setSending(true);
		try {
			const body = { exam, class: classId };
			toast.success((await callApi<{ message: string }>("/office/marks/take-back", { body })).message);
		} catch (error) {
			toast.error((error as Error).message);
		}
		setSending(false);
		router.refresh();
	}

	return (
		<ConfirmButton
			disabled={sending}
			label={text.takeBack}
			no={text.no}
			onConfirm={send}
			question={text.takeBackQuestion}
			yes={text.yes}
		/>
	);
}
