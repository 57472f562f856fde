"use client";
import { useCallback, useState } from "react";
import { failureText } from "@/lib/bengali/failure";
import { copyInto, keepServerNodes } from "@/lib/browser/copy";

/**
 * Replaces the whole document when the root layout fails, so it renders its own `html`. If scripts fail to load before
 * hydration, it shows the server-rendered page again.
 */
export default function GlobalError() {
	const [sent] = useState(() => {
		const page = keepServerNodes("page");
		const styles = Array.from(document.querySelectorAll("head style"));
		return page && { ...page, title: document.title, nodes: [...styles, ...page.nodes] };
	});
	const restore = useCallback((target: Element | null) => copyInto(target, sent), [sent]);
	if (sent) {
		return (
			<html lang="bn">
				<body ref={restore}>
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
