"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "../parts/confirm-button";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { releaseText as text } from "./text";

/** Hides released results after a confirmation. */
export function TakeBack({ exam, classId }: { exam: number; classId: number }) {
	const router = useRouter();
	const [sending, send] = useSending();

	const takeBack = () =>
		send(async () => {
			const body = { exam, class: classId };
			toast.success((await callApi<{ message: string }>(callPath("release", "take-back"), { body })).message);
			router.refresh();
		});

	return (
		<ConfirmButton
			disabled={sending}
			label={text.takeBack}
			no={text.no}
			onConfirm={takeBack}
			question={text.takeBackQuestion}
			yes={text.yes}
		/>
	);
}
