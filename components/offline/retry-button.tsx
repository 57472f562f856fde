"use client";
import { offlineText } from "@/lib/bengali/offline";

/** Reloads: the URL is that of the page that failed to load, not of the offline page. */
export function RetryButton() {
	return (
		<button type="button" className="button" onClick={() => location.reload()}>
			{offlineText.retry}
		</button>
	);
}
