"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callApi } from "@/lib/browser/call";
import { printHash } from "@/lib/contract/paths";
import { ChoiceField } from "../parts/choice-field";
import { ConfirmButton } from "../parts/confirm-button";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import type { MadeAnswer } from "./schema";
import { cardsText } from "./text";

const { replace: text } = cardsText;

type Props = {
	/** The card that holds. */
	id: number;
	/** The last day of the new one. */
	until: string;
	/** Where the new one is printed. */
	print: string;
};

/** Cancels a card, and makes another with a higher number. */
export function ReplaceCard({ id, until, print }: Props) {
	const router = useRouter();
	const [reason, setReason] = useState("lost");
	const [sending, send] = useSending();

	const replace = () =>
		send(async () => {
			const { count } = await callApi<MadeAnswer>(callPath("identity-cards", "replace"), {
				body: { id, until, reason },
			});
			if (count > 0) return location.assign(print + printHash);
			toast.success(text.ended);
			router.refresh();
		});

	return (
		<section className="idcards-replace">
			<h2>{text.title}</h2>
			<ChoiceField
				label={text.reason}
				onChange={({ target }) => setReason(target.value)}
				options={Object.entries(text.reasons).map(([value, title]) => ({ id: value, title }))}
				value={reason}
			/>
			<ConfirmButton
				disabled={sending}
				label={text.label}
				no={text.no}
				onConfirm={replace}
				question={text.question}
				yes={text.yes}
			/>
		</section>
	);
}
