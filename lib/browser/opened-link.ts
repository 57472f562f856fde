/** Paths that are no public page (lib/contract/route-table.js): the router would fetch them in vain, and again as files. */
export const noPage =
	/^\/(?:[^/]*\.|(?:admin|api|cms|educational\/notice-routine|first-head|form-refused|healthz|image|n|office|preview|readyz|result)\b)/;

type Click = Pick<MouseEvent, "target" | "button" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey">;

/**
 * @returns the link to another page of this site that the click opens in this tab; null where the click is on nothing
 * of the kind (a file, a place in this page, another site), or where it makes the browser open a new tab or window
 */
export function openedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: Click): HTMLAnchorElement | null {
	if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null;
	const link = target.closest<HTMLAnchorElement>("a[href]:not([target]):not([download])");
	// Not the host alone: a calendar program opens webcal: addresses of this site.
	if (link?.origin !== location.origin || noPage.test(link.pathname)) return null;
	return link.getAttribute("href")?.startsWith("#") ? null : link;
}
