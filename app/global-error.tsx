"use client";
import { useCallback, useState } from "react";
import { failureText } from "@/lib/bengali/failure";
import { copyInto, sentIn } from "@/lib/browser/copy";

/**
 * Stands for the whole page where even its frame failed, so it brings its own document and nothing else. A page whose
 * scripts are lost on their way stays as the server has sent it.
 */
export default function GlobalError() {
	const [sent] = useState(() => {
		const page = sentIn("page");
		return page && { title: document.title, nodes: [...Array.from(document.querySelectorAll("head style")), ...page] };
	});
	const putBack = useCallback((place: Element | null) => copyInto(place, sent?.nodes ?? []), [sent]);
	if (sent) {
		return (
			<html lang="bn">
				<body ref={putBack}>
					<title>{sent.title}</title>
				</body>
			</html>
		);
	}
	return (
		<html lang="bn">
			<body style={{ fontFamily: "sans-serif", margin: "2rem 1rem", textAlign: "center" }}>
				<title>{failureText.heading}</title>
				<h1>{failureText.heading}</h1>
				<button type="button" onClick={() => location.reload()} style={{ font: "inherit", padding: "0.75rem 1.25rem" }}>
					{failureText.retry}
				</button>
			</body>
		</html>
	);
}
