"use client";
import { useCallback, useState } from "react";
import { failureText } from "@/lib/bengali/failure";
import { copyInto, keepServerNodes } from "@/lib/browser/copy";

/**
 * Error page; minimal, because every page loads it. If a script fails to load before hydration, it shows the
 * server-rendered content again, which is readable and whose forms work. The retry button reloads the page, because the
 * module loader does not request a failed script again.
 */
export default function ErrorPage() {
	const [kept] = useState(() => keepServerNodes("content"));
	const restore = useCallback((target: Element | null) => copyInto(target, kept), [kept]);
	if (kept) return <div ref={restore} />;
	return (
		<>
			<h1>{failureText.heading}</h1>
			<button type="button" className="button" onClick={() => location.reload()}>
				{failureText.retry}
			</button>
		</>
	);
}
