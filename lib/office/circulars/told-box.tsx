"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type ChangeEvent, useRef } from "react";
import { callOffice } from "../parts/call-office";
import { circularsText } from "./text";

type Props = { notice: number; student: number; name: string; told: boolean };

/** Ticked by the clerk who has told a family by hand, and unticked by who has not. */
export function ToldBox({ notice: id, student, name, told }: Props) {
	const router = useRouter();
	const sent = useRef(Promise.resolve());
	/** Ticks are sent one after the other: a mistake that is taken back at once is taken back there too. */
	function change({ target }: ChangeEvent<HTMLInputElement>) {
		const { checked } = target;
		sent.current = sent.current
			.then(() => callOffice("circulars/told", { id, student, told: checked }))
			.then(() => router.refresh())
			.catch((error: Error) => {
				target.checked = !checked;
				toast.error(error.message);
			});
	}
	return (
		<label className="check-field circulars-told">
			<input aria-label={circularsText.told.of(name)} defaultChecked={told} onChange={change} type="checkbox" />
			<span>{circularsText.columns.told}</span>
		</label>
	);
}
