"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { callApi } from "@/lib/browser/call";
import { printHash } from "@/lib/contract/paths";
import { ActField, CheckField } from "../parts/act-field";
import { DateInput } from "../parts/date-picker";
import { useSentForm } from "../parts/use-sending";
import { callPath } from "../paths";
import { signatureText } from "../signature/text";
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
	const { errors, send, sending } = useSentForm(["until"]);
	const isMaking = fresh > 0 || renew;

	const make = () =>
		send(async () => {
			if (isMaking) await callApi(callPath("identity-cards", "make"), { body: { who, until, renew } });
			location.assign(isSigned ? `${print}&signed=1${printHash}` : `${print}${printHash}`);
		});

	return (
		<form
			className="idcards-make"
			onSubmit={(event) => {
				event.preventDefault();
				void make();
			}}
		>
			{changed > 0 && <CheckField label={text.renew} checked={renew} onChange={setRenew} />}
			{maySign && <CheckField label={signatureText.place} checked={isSigned} onChange={setSigned} />}
			{isMaking && (
				<ActField label={text.until} hint={text.untilHint} errors={errors.until}>
					{(control) => <DateInput {...control} onChange={setUntil} value={until} />}
				</ActField>
			)}
			<Button disabled={sending} margin={false} type="submit">
				{isMaking ? text.make : text.printAgain}
			</Button>
		</form>
	);
}
