"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { dataRequestsOfficeText } from "@/lib/bengali/office/data-requests";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import type { Restrict } from "@/lib/office/data-requests/schema";
import { ConfirmButton } from "../confirm-button";
import { useSending } from "../use-sending";

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
