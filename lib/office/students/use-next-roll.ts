import { useEffect, useState } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { callApi } from "@/lib/browser/call";
import { callPath } from "../paths";

/** @returns the roll, as typed or as proposed for the chosen year and section, and a function to set it */
export function useNextRoll(year: string, section: string): [string, (roll: string) => void] {
	const [roll, setRoll] = useState("");
	useEffect(() => {
		setRoll("");
		if (!year || !section) return;
		// A year that is only made with the enrolment has no rolls yet.
		if (Number.isNaN(Number(year))) return setRoll(toBengaliDigits(1));
		let isCurrent = true;
		const propose = async () => {
			// Without a connection staff type the roll.
			const answer = await callApi<{ roll: number | null }>(callPath("students", "next-roll", { year, section }), {
				method: "GET",
			}).catch(() => null);
			// A roll that was typed meanwhile is not overwritten.
			if (isCurrent && answer?.roll) setRoll((typed) => typed || toBengaliDigits(answer.roll ?? ""));
		};
		void propose();
		return () => {
			isCurrent = false;
		};
	}, [year, section]);
	return [roll, setRoll];
}
