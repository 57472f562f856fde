"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import type { Slips } from "./schema";
import { SlipSheets } from "./slip-sheets";
import { slipText as text } from "./text";

/** Gives the student a new password and shows its slip, once. */
export function SlipButton({ id, done }: { id: number; done: () => void }) {
	const [making, send] = useSending();
	const [slips, setSlips] = useState<Slips | null>(null);

	const make = () =>
		send(async () => {
			setSlips(await callApi<Slips>(callPath("slips", "student"), { body: { id } }));
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
