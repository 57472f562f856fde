"use client";
import dynamic from "next/dynamic";
import { useActionState } from "react";
import { resultSearchText } from "@/lib/bengali/results";
import type { FormAction } from "@/lib/contract/form-answer";
import type { FoundResult, ResultChoices } from "@/lib/contract/results";
import { ResultForm } from "./result-form";

// next/dynamic instead of React.lazy: its chunk's CSS is in the server's HTML, also without JavaScript.
const SentSheet = dynamic(() => import("./sent-sheet"));

type Props = {
	choices: ResultChoices;
	/** Server Action that handles the submit when JavaScript is not available. */
	search: FormAction<FoundResult>;
};

/** The result form. After a submit without JavaScript it shows the grade sheet instead. */
export function ResultSearch({ choices, search }: Props) {
	const [answer, action] = useActionState(search, null, "/student-result");
	if (choices.exams.length === 0) return <p>{resultSearchText.none}</p>;
	if (answer?.done) return <SentSheet found={answer.done} />;
	return <ResultForm choices={choices} action={action} answer={answer} />;
}
