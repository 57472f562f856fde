/** Keeps what the server has sent, where the script that should take it over fails. */

let started = false;

/** The script has taken the whole page over: what stands in the document from now on is no longer the server's. */
export const noteStart = (): void => {
	started = true;
};

/** @returns what the server has sent inside that element; undefined where the script took it over or it is not there */
export function sentIn(element: "page" | "content"): Node[] | undefined {
	if (started || typeof document === "undefined") return undefined;
	const content = document.getElementById("content");
	return content ? Array.from((element === "page" ? document.body : content).childNodes) : undefined;
}

/**
 * Puts copies of nodes into a place, with what was typed and chosen in them until now, and without what a script has
 * tied to them.
 */
export function copyInto(place: Element | null, nodes: readonly Node[]): void {
	if (!place) return;
	for (const node of nodes) {
		const copy = place.appendChild(node.cloneNode(true));
		if (!(node instanceof Element) || !(copy instanceof Element)) continue;
		// A copy holds what was typed, but not what was chosen from lists.
		const lists = node.querySelectorAll("select");
		copy.querySelectorAll("select").forEach((list, index) => {
			list.selectedIndex = lists[index]?.selectedIndex ?? 0;
		});
	}
}
