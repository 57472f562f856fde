"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "../parts/confirm-button";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import type { Restrict } from "./calls";
import { dataRequestsOfficeText } from "./text";

const { restriction: text } = dataRequestsOfficeText;

type Props = {
	id: number;
	name: string;
	/** The day since when the data is not used; null: it is used. */
	since: string | null;
};

/** Keeps a student's data from being used, after a confirmation; or says since when that is so, and lifts it. */
export function RestrictButton({ id, name, since }: Props) {
	const router = useRouter();
	const [sending, send] = useSending();
	const set = (restricted: boolean) =>
		send(async () => {
			const body: Restrict = { id, restricted };
			toast.success((await callApi<{ message: string }>(callPath("data-requests", "restrict"), { body })).message);
			router.refresh();
		});
	if (since === null)
		return (
			<ConfirmButton
				disabled={sending}
				label={text.restrict}
				no={text.no}
				onConfirm={() => set(true)}
				question={text.question(name)}
				yes={text.yes}
			/>
		);
	return (
		<>
			<p>{text.since(since)}</p>
			<Button
				aria-label={text.liftOf(name)}
				buttonStyle="secondary"
				disabled={sending}
				margin={false}
				onClick={() => set(false)}
			>
				{text.lift}
			</Button>
		</>
	);
}
