"use client";
import { TryAgain } from "@/components/forms/try-again";
import { Waiting } from "@/components/forms/waiting";
import { resultSearchText } from "@/lib/bengali/results";
import { useResultChoices } from "@/lib/browser/use-kept";
import { ResultForm } from "./result-form";

/** The result form, as soon as its lists are there (spec section 2). */
export function ResultSearch() {
	const { data, failure, again } = useResultChoices();
	const { failed, loading, none } = resultSearchText;
	if (failure) return <TryAgain message={`${failed} ${failure}`} again={again} />;
	if (!data) return <Waiting>{loading}</Waiting>;
	if (data.exams.length === 0) return <p>{none}</p>;
	return <ResultForm choices={data} />;
}
