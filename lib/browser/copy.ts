/** Keeps server-rendered HTML on the page when hydration fails. */

let hydrated = false;

/** Must be called after hydration: from then on the document may differ from the server-rendered HTML. */
export const markHydrated = (): void => {
	hydrated = true;
};

/** Any element: what it lacks of a field is undefined. */
type Field = HTMLInputElement & HTMLSelectElement;

/** Nodes that React will remove, and what had the focus while they were on the page. */
export type Kept = { nodes: readonly Node[]; focused: Element | null };

/** Must be called before the nodes leave the document, which takes the focus from them. */
export const keepNodes = (nodes: readonly Node[]): Kept => ({ nodes, focused: document.activeElement });

/** @returns the server-rendered child nodes of that element; undefined after hydration or if the element is missing */
export function keepServerNodes(element: "page" | "content"): Kept | undefined {
	if (hydrated || typeof document === "undefined") return undefined;
	const content = document.getElementById("content");
	return content ? keepNodes(Array.from((element === "page" ? document.body : content).childNodes)) : undefined;
}

/** Appends clones of the nodes to `target`: with the current values of form fields and the focus, without event listeners. */
export function copyInto(target: Element | null, kept: Kept | undefined): void {
	if (!target || !kept) return;
	for (const node of kept.nodes) {
		const copy = target.appendChild(node.cloneNode(true));
		if (!(node instanceof Element && copy instanceof Element)) continue;
		const copies = copy.querySelectorAll<Field>("*");
		node.querySelectorAll<Field>("*").forEach((field, index) => {
			const other = copies.item(index);
			const { selectionStart, selectionEnd } = field;
			// cloneNode copies the values of inputs, but not the selected options.
			if (field.tagName === "SELECT") other.selectedIndex = field.selectedIndex;
			if (field !== kept.focused) return;
			// Somebody who types goes on in the same field, at the same place; only fields of text have one.
			other.focus({ preventScroll: true });
			if (selectionStart != null) other.setSelectionRange(selectionStart, selectionEnd);
		});
	}
}
