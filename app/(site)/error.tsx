"use client";
import { failureText } from "@/lib/bengali/failure";

/** Every page carries this one, so it says no more than what happened and what to do. */
export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
	return (
		<>
			<h1>{failureText.heading}</h1>
			<button type="button" className="button" onClick={reset}>
				{failureText.retry}
			</button>
		</>
	);
}
