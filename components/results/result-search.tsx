"use client";
import dynamic from "next/dynamic";
import { useActionState } from "react";
import { resultSearchText } from "@/lib/bengali/results";
import type { FormAction } from "@/lib/contract/form-answer";
import type { FoundResult, ResultChoices } from "@/lib/contract/results";
import { ResultForm } from "./result-form";

// Not React's lazy: without a script its styles would be missing.
const SentSheet = dynamic(() => import("./sent-sheet"));

type Props = {
	choices: ResultChoices;
	/** Answers the form where there is no script to send it by the call. */
	search: FormAction<FoundResult>;
};

/** The result form (spec section 2), and in its place the sheet that a form without JavaScript is answered with. */
export function ResultSearch({ choices, search }: Props) {
	const [answer, action] = useActionState(search, null);
	if (choices.exams.length === 0) return <p>{resultSearchText.none}</p>;
	if (answer?.done) return <SentSheet found={answer.done} />;
	return <ResultForm choices={choices} action={action} answer={answer} />;
}
