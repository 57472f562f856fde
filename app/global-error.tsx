"use client";
import { failureText } from "@/lib/bengali/failure";

/** Replaces the whole document when the root layout fails. */
export default function GlobalError({ reset }: { error: Error; reset: () => void }) {
	return (
		<html lang="bn">
			<body style={{ fontFamily: "sans-serif", margin: "2rem 1rem", textAlign: "center" }}>
				<title>{failureText.heading}</title>
				<h1>{failureText.heading}</h1>
				<button type="button" onClick={reset} style={{ font: "inherit", padding: "0.75rem 1.25rem" }}>
					{failureText.retry}
				</button>
			</body>
		</html>
	);
}
