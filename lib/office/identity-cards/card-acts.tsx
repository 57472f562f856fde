"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { printHash } from "@/lib/contract/paths";
import { CheckField, ChoiceField } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { DayField } from "../parts/date-picker";
import { ConfirmButton } from "../parts/dialogs";
import { useSending, useSentForm } from "../parts/use-sending";
import { signatureText } from "../signature/text";
import type { MadeAnswer } from "./schema";
import { cardsText as text } from "./text";

type Props = {
	/** As in the address. */
	who: string;
	/** How many get a new number, and of how many the card says something else than the records. */
	fresh: number;
	changed: number;
	/** Whether the account may print with the picture of the head teacher's signature, and there is one. */
	maySign: boolean;
	/** The last day that is proposed. */
	until: string;
	print: string;
};

/** Gives the cards their numbers and opens their print. */
export function MakeCards({ who, fresh, changed, maySign, print, ...proposed }: Props) {
	const [until, setUntil] = useState(proposed.until);
	const [renew, setRenew] = useState(false);
	const [isSigned, setSigned] = useState(false);
	const { errors, sending, submit } = useSentForm(["until"]);
	const isMaking = fresh > 0 || renew;

	const make = submit(async () => {
		if (isMaking) await callOffice("identity-cards/make", { who, until, renew });
		location.assign(isSigned ? `${print}&signed=1${printHash}` : `${print}${printHash}`);
	});

	return (
		<form className="office-form idcards-make" onSubmit={make}>
			{changed > 0 && <CheckField label={text.renew} checked={renew} onChange={setRenew} />}
			{maySign && <CheckField label={signatureText.place} checked={isSigned} onChange={setSigned} />}
			{isMaking && (
				<DayField label={text.until} hint={text.untilHint} errors={errors.until} onChange={setUntil} value={until} />
			)}
			<Button disabled={sending} margin={false} type="submit">
				{isMaking ? text.make : text.printAgain}
			</Button>
		</form>
	);
}

const { replace: replaceText } = text;

type ReplaceCardProps = {
	/** The card that holds. */
	id: number;
	/** The last day of the new one. */
	until: string;
	/** Where the new one is printed. */
	print: string;
};

/** Cancels a card, and makes another with a higher number. */
export function ReplaceCard({ id, until, print }: ReplaceCardProps) {
	const router = useRouter();
	const [reason, setReason] = useState("lost");
	const [sending, send] = useSending();

	const replace = () =>
		send(async () => {
			const { count } = await callOffice<MadeAnswer>("identity-cards/replace", { id, until, reason });
			if (count > 0) return location.assign(print + printHash);
			toast.success(replaceText.ended);
			router.refresh();
		});

	return (
		<section className="office-form office-snug idcards-replace">
			<h2>{replaceText.title}</h2>
			<ChoiceField
				label={replaceText.reason}
				onChange={({ target }) => setReason(target.value)}
				options={Object.entries(replaceText.reasons).map(([value, title]) => ({ id: value, title }))}
				value={reason}
			/>
			<ConfirmButton disabled={sending} onConfirm={replace} words={replaceText} />
		</section>
	);
}
