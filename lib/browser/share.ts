/** Web Share API with a clipboard fallback. */
import { shareText } from "@/lib/bengali/share";

/**
 * Opens the system's share sheet; without the Web Share API copies the URL and shows a toast.
 * @param path of the page, on this site
 */
export async function shareOrCopy(title: string, path: string): Promise<void> {
	const url = new URL(path, location.origin).href;
	try {
		if (navigator.share) return await navigator.share({ title, url });
		await navigator.clipboard.writeText(url);
		await tell(shareText.copied, { kind: "success" });
	} catch (error) {
		// The user closed the share sheet.
		if (error instanceof DOMException && error.name === "AbortError") return;
		await tell(shareText.notCopied(url), { kind: "error", duration: 10_000 });
	}
}

/** Where the network does not bring the messages, the browser has one of its own. */
async function tell(...message: Parameters<typeof import("./notify").notify>): Promise<void> {
	const messages = await import("./notify").catch(() => null);
	if (messages) await messages.notify(...message);
	else alert(message[0]);
}
