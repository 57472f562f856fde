/** Converts texts of this repository to Lexical editor state, the value of a rich-text field. */
import type { Content } from "./payload-types";

/** A paragraph, a heading, a bulleted list, a numbered list, or a list of links as [words, address]. */
export type Block =
	| string
	| { heading: string }
	| { list: readonly string[] }
	| { steps: readonly string[] }
	| { links: readonly (readonly [string, string])[] };

type Node = { type: string; version: number; [more: string]: unknown };
type Body = NonNullable<Content["body"]>;

const text = (words: string): Node => ({
	type: "text",
	version: 1,
	detail: 0,
	format: 0,
	mode: "normal",
	style: "",
	text: words.normalize("NFC"),
});

const element = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
	type,
	version: 1,
	direction: "ltr",
	format: "",
	indent: 0,
	children,
	...more,
});

const link = ([words, url]: readonly [string, string]): Node =>
	element("link", [text(words)], { version: 3, fields: { linkType: "custom", newTab: false, url } });

const list = (listType: "bullet" | "number", items: Node[]): Node =>
	element(
		"list",
		items.map((item, index) => element("listitem", [item], { value: index + 1 })),
		{ listType, start: 1, tag: listType === "bullet" ? "ul" : "ol" },
	);

function nodeOf(block: Block): Node {
	if (typeof block === "string") return element("paragraph", [text(block)], { textFormat: 0, textStyle: "" });
	if ("heading" in block) return element("heading", [text(block.heading)], { tag: "h2" });
	if ("list" in block) return list("bullet", block.list.map(text));
	if ("steps" in block) return list("number", block.steps.map(text));
	return list("bullet", block.links.map(link));
}

/**
 * @param blocks in order
 * @returns the value of a rich-text field
 */
export function richText(blocks: readonly Block[]): Body {
	return {
		root: { type: "root", version: 1, direction: "ltr", format: "", indent: 0, children: blocks.map(nodeOf) },
	};
}
