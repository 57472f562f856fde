"use client";
import { failureText } from "@/lib/bengali/site";

export default function ErrorPage({ reset }: { error: Error; reset: () => void }) {
	const { heading, explain, retry } = failureText;
	return (
		<>
			<h1>{heading}</h1>
			<p>{explain}</p>
			<button type="button" className="button" onClick={reset}>
				{retry}
			</button>
		</>
	);
}
