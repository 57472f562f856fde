"use client";
import { subscriptionText } from "@/lib/bengali/calendar-subscription";
import { copyText } from "@/lib/browser/share";

/** @param path of a file, on this site */
export const CopyAddress = ({ path }: { path: string }) => (
	<button
		type="button"
		className="button needs-script"
		onClick={() => copyText(new URL(path, location.origin).href, subscriptionText.copied, subscriptionText.notCopied)}
	>
		{subscriptionText.copy}
	</button>
);
