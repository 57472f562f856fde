/** What was copied from a program that writes Bijoy, as Unicode. Loaded when somebody first goes to a field of text. */
import { isBijoy, isBijoyFont } from "@/lib/bijoy/recognise";
import { fromBijoy } from "@/lib/bijoy/to-unicode";

export { fromOffice } from "../editing/office-html";

const blocks = /^(?:P|DIV|LI|TR|H[1-6]|BR)$/;
const cells = /^(?:TD|TH)$/;

/** @returns the font that an element names for itself; Word names it at each run of text */
const ownFont = (element: Element): string | undefined => {
	const style = element.getAttribute("style") ?? "";
	return /font-family:([^;]+)/i.exec(style)?.[1] ?? element.getAttribute("face") ?? undefined;
};

const fontOf = (node: Node): string => {
	for (let above = node.parentElement; above; above = above.parentElement) {
		const font = ownFont(above);
		if (font) return font;
	}
	return "";
};

function textNodes(page: Document): Text[] {
	const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
	const found: Text[] = [];
	while (walker.nextNode()) found.push(walker.currentNode as Text);
	return found;
}

/** @returns the text as a program pastes it without formats: a line for each block, tabs between cells */
function plainOf(node: Node): string {
	if (node instanceof Text) return node.data.replace(/[\s\u00a0]+/g, " ");
	const inside = [...node.childNodes].map(plainOf).join("");
	if (cells.test(node.nodeName)) return `${inside.trim()}${node.nextSibling ? "\t" : ""}`;
	return blocks.test(node.nodeName) ? `${inside.trim()}\n` : inside;
}

/**
 * @param plain the clipboard's text
 * @param html the same with formats, empty if there is none
 * @returns both in Unicode; null if it is not Bijoy
 */
export function unicodeOf(plain: string, html: string): { plain: string; html: string } | null {
	const page = new DOMParser().parseFromString(html, "text/html");
	const nodes = textNodes(page);
	const named = nodes.filter((node) => isBijoyFont(fontOf(node)));
	// Excel names fonts in a style sheet, and many programs none.
	const isWhole = named.length === 0;
	if (isWhole && !isBijoy(plain)) return null;
	for (const node of isWhole ? nodes : named) node.data = fromBijoy(node.data).text;
	return {
		plain: isWhole ? fromBijoy(plain).text : plainOf(page.body).trim(),
		html: html && page.body.innerHTML,
	};
}
