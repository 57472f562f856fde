"use client";
import { shareText, subscriptionText } from "@/lib/bengali/share";
import { copyText } from "@/lib/browser/share";

/** @param path of a file, on this site */
export const CopyAddress = ({ path }: { path: string }) => (
	<button
		type="button"
		className="button needs-script"
		onClick={() => copyText(new URL(path, location.origin).href, subscriptionText.copied, shareText.notCopied)}
	>
		{subscriptionText.copy}
	</button>
);
