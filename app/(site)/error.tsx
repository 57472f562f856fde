"use client";
import { failureText } from "@/lib/bengali/failure";

/** Error boundary of all public pages. It is part of every page's script, so it is kept small. */
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
