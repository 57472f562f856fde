"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { callOffice } from "../parts/call-office";
import { useSending } from "../parts/use-sending";
import type { Slips } from "./schema";
import { SlipSheets } from "./slip-sheets";
import { slipText as text } from "./text";

/** Gives the student a new password and shows its slip, once. */
export function SlipButton({ id, done }: { id: number; done: () => void }) {
	const [making, send] = useSending();
	const [slips, setSlips] = useState<Slips | null>(null);

	const make = () =>
		send(async () => {
			setSlips(await callOffice<Slips>("slips/student", { id }));
			done();
		});

	return (
		<>
			<Button disabled={making} margin={false} onClick={make}>
				<span aria-live="polite">{making ? text.making : text.make}</span>
			</Button>
			{slips && <SlipSheets slips={slips} close={() => setSlips(null)} />}
		</>
	);
}
