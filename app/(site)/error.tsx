"use client";
import { useCallback, useState } from "react";
import { failureText } from "@/lib/bengali/failure";
import { copyInto, sentIn } from "@/lib/browser/copy";

/**
 * Every page carries this one, so it says no more than what happened and what to do. A page whose script is lost on
 * its way stays as the server has sent it: it reads whole, and its forms can be sent. Another try opens the page anew:
 * a script that was lost is asked for once only.
 */
export default function ErrorPage() {
	const [sent] = useState(() => sentIn("content"));
	const putBack = useCallback((place: Element | null) => copyInto(place, sent ?? []), [sent]);
	if (sent) return <div ref={putBack} />;
	return (
		<>
			<h1>{failureText.heading}</h1>
			<button type="button" className="button" onClick={() => location.reload()}>
				{failureText.retry}
			</button>
		</>
	);
}
