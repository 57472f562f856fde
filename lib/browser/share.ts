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
	} catch (error) {
		// The user closed the share sheet.
		if (error instanceof DOMException && error.name === "AbortError") return;
		return tell(shareText.notCopied(url), { kind: "error", duration: 10_000 });
	}
	await copyText(url, shareText.copied, shareText.notCopied);
}

/** Copies a URL to the clipboard and says so; where that is not possible, shows it. */
export async function copyText(url: string, copied: string, notCopied: (url: string) => string): Promise<void> {
	try {
		await navigator.clipboard.writeText(url);
	} catch {
		return tell(notCopied(url), { kind: "error", duration: 10_000 });
	}
	await tell(copied, { kind: "success" });
}

/** Shows a toast; falls back to alert() if the chunk of the toasts cannot be loaded. */
async function tell(...message: Parameters<typeof import("./notify").notify>): Promise<void> {
	const messages = await import("./notify").catch(() => null);
	if (messages) await messages.notify(...message);
	else alert(message[0]);
}
