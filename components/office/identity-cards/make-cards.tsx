"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { cardsText as text } from "@/lib/bengali/office/identity-cards";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import { ActField } from "../act-field";
import { DateInput } from "../date-input";
import { useSentForm } from "../use-sending";

type Props = {
	/** As in the address. */
	who: string;
	/** How many get a new number, and of how many the card says something else than the records. */
	fresh: number;
	changed: number;
	/** The last day that is proposed. */
	until: string;
	/** Where the cards are printed. */
	print: string;
};

/** Gives the cards their numbers and opens their print. */
export function MakeCards({ who, fresh, changed, print, ...proposed }: Props) {
	const [until, setUntil] = useState(proposed.until);
	const [renew, setRenew] = useState(false);
	const { errors, send, sending } = useSentForm(["until"]);
	const isMaking = fresh > 0 || renew;

	const make = () =>
		send(async () => {
			if (isMaking) await callApi(callPath("identity-cards", "make"), { body: { who, until, renew } });
			location.assign(print);
		});

	return (
		<form
			className="idcards-make"
			onSubmit={(event) => {
				event.preventDefault();
				void make();
			}}
		>
			{changed > 0 && (
				<label className="idcards-renew">
					<input type="checkbox" checked={renew} onChange={({ target }) => setRenew(target.checked)} />
					<span>{text.renew}</span>
				</label>
			)}
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
