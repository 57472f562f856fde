/** Keeps server-rendered HTML on the page when hydration fails. */

let hydrated = false;

/** Must be called after hydration: from then on the document may differ from the server-rendered HTML. */
export const markHydrated = (): void => {
	hydrated = true;
};

/** @returns the server-rendered child nodes of that element; undefined after hydration or if the element is missing */
export function serverNodesIn(element: "page" | "content"): Node[] | undefined {
	if (hydrated || typeof document === "undefined") return undefined;
	const content = document.getElementById("content");
	return content ? Array.from((element === "page" ? document.body : content).childNodes) : undefined;
}

/** Appends clones of the nodes to `target`: with the current values of form fields, without event listeners. */
export function copyInto(target: Element | null, nodes: readonly Node[]): void {
	if (!target) return;
	for (const node of nodes) {
		const copy = target.appendChild(node.cloneNode(true));
		if (!(node instanceof Element) || !(copy instanceof Element)) continue;
		// cloneNode copies the values of inputs, but not the selected options.
		const lists = node.querySelectorAll("select");
		copy.querySelectorAll("select").forEach((list, index) => {
			list.selectedIndex = lists[index]?.selectedIndex ?? 0;
		});
	}
}
