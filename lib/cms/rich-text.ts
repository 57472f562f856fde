/** Converts texts of this repository to Lexical editor state, the value of a rich-text field. */
import type { Content } from "./payload-types";

/** A paragraph, a heading, a bulleted list, a numbered list, or a list of links as [words, address]. */
export type Block =
	| string
	| { heading: string }
	| { list: readonly string[] }
	| { steps: readonly string[] }
	| { links: readonly (readonly [string, string])[] };

export type Node = { type: string; version: number; [more: string]: unknown };
export type Body = NonNullable<Content["body"]>;

/** @param format bits of Lexical: 1 bold, 2 italic, 4 struck through, 8 underlined, 32 subscript, 64 superscript */
export const text = (words: string, format = 0): Node => ({
	type: "text",
	version: 1,
	detail: 0,
	format,
	mode: "normal",
	style: "",
	text: words.normalize("NFC"),
});

export const element = (type: string, children: Node[], more: Record<string, unknown> = {}): Node => ({
	type,
	version: 1,
	direction: "ltr",
	format: "",
	indent: 0,
	children,
	...more,
});

export const linkTo = (url: string, words: Node[]): Node =>
	element("link", words, { version: 3, fields: { linkType: "custom", newTab: false, url } });

const link = ([words, url]: readonly [string, string]): Node => linkTo(url, [text(words)]);

export const paragraph = (children: Node[]): Node => element("paragraph", children, { textFormat: 0, textStyle: "" });

/** @param children the nodes of its blocks */
export const bodyOf = (children: Node[]): Body => ({
	root: { type: "root", version: 1, direction: "ltr", format: "", indent: 0, children },
});

const list = (listType: "bullet" | "number", items: Node[]): Node =>
	element(
		"list",
		items.map((item, index) => element("listitem", [item], { value: index + 1 })),
		{ listType, start: 1, tag: listType === "bullet" ? "ul" : "ol" },
	);

function nodeOf(block: Block): Node {
	if (typeof block === "string") return paragraph([text(block)]);
	if ("heading" in block) return element("heading", [text(block.heading)], { tag: "h2" });
	if ("list" in block)
		return list(
			"bullet",
			block.list.map((words) => text(words)),
		);
	if ("steps" in block)
		return list(
			"number",
			block.steps.map((words) => text(words)),
		);
	return list("bullet", block.links.map(link));
}

/**
 * @param blocks in order
 * @returns the value of a rich-text field
 */
export const richText = (blocks: readonly Block[]): Body => bodyOf(blocks.map(nodeOf));
