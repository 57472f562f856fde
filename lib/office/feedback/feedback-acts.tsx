"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "../parts/confirm-button";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import type { FeedbackAct } from "./calls";
import { feedbackOfficeText as text } from "./text";

/** @returns whether an act is being sent, and a function that sends one */
function useAct(id: number): [boolean, (act: FeedbackAct["act"]) => Promise<void>] {
	const router = useRouter();
	const [sending, send] = useSending();
	const act = (what: FeedbackAct["act"]) =>
		send(async () => {
			toast.success(
				(await callApi<{ message: string }>(callPath("feedback", "act"), { body: { act: what, id } })).message,
			);
			router.refresh();
		});
	return [sending, act];
}

/** Marks a page's answers as seen. */
export function SeenButton({ id, name }: { id: number; name: string }) {
	const [sending, act] = useAct(id);
	return (
		<Button
			aria-label={text.seenOf(name)}
			buttonStyle="secondary"
			disabled={sending}
			margin={false}
			onClick={() => act("seen")}
			size="small"
		>
			{text.seen}
		</Button>
	);
}

/** Marks a text as dealt with or not, or deletes it. */
export function TextActs({ id, done }: { id: number; done: boolean }) {
	const [sending, act] = useAct(id);
	return (
		<p className="feedback-acts">
			<Button
				buttonStyle="secondary"
				disabled={sending}
				margin={false}
				onClick={() => act(done ? "open" : "done")}
				size="small"
			>
				{done ? text.open : text.done}
			</Button>
			<ConfirmButton
				disabled={sending}
				label={text.remove}
				no={text.keep}
				onConfirm={() => act("delete")}
				question={text.removeQuestion}
				size="small"
				yes={text.remove}
			/>
		</p>
	);
}
