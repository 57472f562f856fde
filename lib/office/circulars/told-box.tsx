"use client";

import { useRouter } from "next/navigation";
import type { ChangeEvent } from "react";
import { callApi } from "@/lib/browser/call";
import { useSentForm } from "../parts/use-sending";
import { callPath } from "../paths";
import { circularsText } from "./text";

type Props = { notice: number; student: number; name: string; told: boolean };

/** Ticked by the clerk who has told a family by hand, and unticked by who has not. */
export function ToldBox({ notice: id, student, name, told }: Props) {
	const router = useRouter();
	const { send } = useSentForm([]);
	const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
		send(
			async () => {
				await callApi(callPath("circulars", "told"), { body: { id, student, told: target.checked } });
				router.refresh();
			},
			() => {
				target.checked = told;
			},
		);
	return (
		<label className="check-field circulars-told">
			<input aria-label={circularsText.told.of(name)} defaultChecked={told} onChange={change} type="checkbox" />
			<span>{circularsText.columns.told}</span>
		</label>
	);
}
