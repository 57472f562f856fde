"use client";
import { shareText } from "@/lib/bengali/share";
import { shareOrCopy } from "@/lib/browser/share";

export const ShareButton = ({ name, path }: { name: string; path: string }) => (
	<button type="button" className="button quiet needs-script" onClick={() => shareOrCopy(name, path)}>
		{shareText.share}
	</button>
);
