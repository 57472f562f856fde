"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { callApi } from "@/lib/browser/call";
import { useSentForm } from "../parts/use-sending";
import { callPath } from "../paths";
import { circularsText } from "./text";

type Props = { notice: number; student: number; name: string; told: boolean };

/** Ticked by the clerk who has told a family by hand, and unticked by who has not. */
export function ToldBox({ notice, student, name, told }: Props) {
	const router = useRouter();
	const [isTold, setTold] = useState(told);
	const { sending, send } = useSentForm([]);

	function change(next: boolean) {
		if (sending) return;
		setTold(next);
		void send(
			async () => {
				await callApi(callPath("circulars", "told"), { body: { id: notice, student, told: next } });
				router.refresh();
			},
			() => setTold(!next),
		);
	}

	return (
		<label className="circulars-told">
			<input
				aria-label={circularsText.told.of(name)}
				checked={isTold}
				onChange={({ target }) => change(target.checked)}
				type="checkbox"
			/>
		</label>
	);
}
