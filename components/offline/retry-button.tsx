"use client";
import { offlineText } from "@/lib/bengali/offline";

/** Asks for the page of the address bar again, which is not this one. */
export function RetryButton() {
	return (
		<button type="button" className="button" onClick={() => location.reload()}>
			{offlineText.retry}
		</button>
	);
}
