/**
 * HTML of the old site → the editor's state. Read as a stream, so that no depth of nesting is a danger. What the editor
 * has no form for is named: pictures are given out and become files of the record.
 */
import { Parser } from "htmlparser2";
import { type Body, bodyOf, element, linkTo, type Node, paragraph, text } from "@/lib/cms/rich-text";
import type { Leave } from "./old-site";
import { cleanText } from "./plain-text";
import { numbered } from "./shortcodes";

/** Bits of Lexical; `code` and colours are not in the editor. */
const formats: Record<string, number> = {
	...{ strong: 1, b: 1, em: 2, i: 2, cite: 2, s: 4, strike: 4, del: 4, u: 8, ins: 8, sub: 32, sup: 64 },
};

const headings: Record<string, string> = { h1: "h2", h2: "h2", h3: "h3", h4: "h4", h5: "h4", h6: "h4" };

/** Elements that end what stands before them. */
const blocks = new Set(
	"address article aside body center dd details div dl dt fieldset figcaption figure footer header hr main nav p pre section summary table tbody td tfoot th thead tr ul ol li blockquote form".split(
		" ",
	),
);

/** Left out with all that they have; `true`: named in the list. */
const dropped: Record<string, boolean> = {
	...{ script: true, style: true, iframe: true, object: true, embed: true, form: true, canvas: true, svg: true },
	...{ video: true, audio: true, noscript: false, template: false, head: false, select: false, button: false },
};

const voids = new Set(["embed", "img", "br", "hr", "input", "source", "wbr"]);

/** A link longer than any real one. */
const longestLink = 2000;

/** Deeper lists are continued in the deepest one. */
const deepestList = 5;

type List = { node: Node; children: Node[] };

type Rules = {
	/** Where the text stood, for relative addresses. */
	base: string;
	isPlain: boolean;
	/** @returns the link as it is to be, null for words without a link */
	link: (address: URL) => string | null;
	/** Gets each picture, by its address or number. */
	picture: (reference: { src: URL } | { number: string }) => void;
	/** @returns whether files of the old site that are named in what is left out come with the record */
	own: (written: string) => boolean;
	left: Leave;
};

/** @returns the absolute address, or null for what is none */
export function addressOf(written: string, base: string): URL | null {
	const trimmed = written.trim();
	if (!trimmed || trimmed.length > longestLink) return null;
	try {
		return new URL(trimmed, base);
	} catch {
		return null;
	}
}

const quotedValues = (attributes: Record<string, string>) =>
	Object.entries(attributes)
		.map(([name, value]) => `${name}="${value}"`)
		.join(" ");

class Converter {
	readonly #rules: Rules;
	readonly #roots: Node[] = [];
	#line: Node[] = [];
	#words = "";
	#format: number[] = [];
	#link: { url: string; from: number } | null = null;
	#heading: string | null = null;
	#quotes = 0;
	#lists: List[] = [];
	#item: Node[] | null = null;
	#row: number | null = null;
	/** In a cell of the row: whether it has words, and whether what comes was another line of it. */
	#cell = { isBegun: false, isApart: false };
	#pre = 0;
	/** Name of the dropped element that is open, and how often; what is said of it unless a file of its comes. */
	#drop: { name: string; depth: number; lost?: Parameters<Leave>[0] | undefined } | null = null;
	#named = new Set<string>();

	constructor(rules: Rules) {
		this.#rules = rules;
	}

	#name(left: Parameters<Leave>[0]) {
		const key = `${left.why} ${left.more ?? ""}`;
		if (this.#named.has(key)) return;
		this.#named.add(key);
		this.#rules.left(left);
	}

	/** Ends a run of words of one format. */
	#endWords() {
		if (!this.#words) return;
		let words = cleanText(this.#words);
		this.#words = "";
		const last = this.#line.at(-1);
		if (!last || last.type === "linebreak") words = words.trimStart();
		if (words)
			this.#line.push(
				text(
					words,
					this.#format.reduce((sum, bit) => sum | bit, 0),
				),
			);
	}

	#endLink() {
		this.#endWords();
		if (!this.#link) return;
		const { url, from } = this.#link;
		this.#link = null;
		const words = this.#line.splice(from);
		if (words.some(({ type }) => type === "text")) this.#line.push(linkTo(url, words));
		else this.#line.push(...words);
	}

	/** Ends a paragraph, heading, quotation or item. A link that is open goes on in the next. */
	#endBlock() {
		const open = this.#link?.url;
		this.#endLink();
		if (open !== undefined) this.#link = { url: open, from: 0 };
		const line = this.#trimmed(this.#line);
		this.#line = [];
		if (line.length === 0) return;
		const only = line.length === 1 && typeof line[0]?.text === "string" ? line[0].text : "";
		// WordPress shows what such a line leads to.
		const url = /^https?:\/\/\S+$/.test(only) ? addressOf(only, this.#rules.base) : null;
		const link = url && this.#rules.link(url);
		const children = link ? [linkTo(link, line)] : line;
		if (this.#item) this.#item.push(...(this.#item.length > 0 ? [lineBreak] : []), ...children);
		else if (this.#heading) this.#roots.push(element("heading", children, { tag: this.#heading }));
		else if (this.#quotes > 0) this.#roots.push(element("quote", children));
		else this.#roots.push(paragraph(children));
	}

	/** Without breaks of lines and spaces at both ends. */
	#trimmed(line: Node[]): Node[] {
		const isBlank = (node: Node | undefined) =>
			node !== undefined && (node.type === "linebreak" || (node.type === "text" && !String(node.text).trim()));
		const rest = [...line];
		while (isBlank(rest[0])) rest.shift();
		while (isBlank(rest.at(-1))) rest.pop();
		const last = rest.at(-1);
		if (last?.type === "text") rest[rest.length - 1] = { ...last, text: String(last.text).trimEnd() };
		return rest;
	}

	#break() {
		if (this.#row !== null) {
			this.#cell.isApart = true;
			return;
		}
		this.#endWords();
		this.#line.push(lineBreak);
	}

	words(given: string) {
		if (this.#drop) return;
		// Spaces between the items of a list.
		if (this.#lists.length > 0 && !this.#item && !given.trim()) return;
		if (this.#pre > 0 || this.#rules.isPlain) {
			const paragraphs = this.#pre > 0 ? [given] : given.split(/\n[ \t]*\n\s*/);
			for (const [index, one] of paragraphs.entries()) {
				if (index > 0) this.#endBlock();
				for (const [place, line] of one.split("\n").entries()) {
					if (place > 0) this.#break();
					this.#add(line);
				}
			}
		} else this.#add(given);
	}

	#add(given: string) {
		const spaced = given.replaceAll(/[\s\u00a0]+/g, " ");
		if (this.#row !== null) {
			const { isApart, isBegun } = this.#cell;
			const isBlank = !spaced.trim();
			if (isApart && isBlank) return;
			// Words of another format are in the line already.
			if (isApart && isBegun && this.#words) this.#words = `${this.#words.trimEnd()}, `;
			else if (isApart && isBegun) this.#line.push(text(", ", 0));
			if (!isBlank) this.#cell = { isBegun: true, isApart: false };
		}
		this.#words += this.#words.endsWith(" ") ? spaced.trimStart() : spaced;
	}

	/** A comment, with which WordPress's editor marks its blocks. */
	comment(written: string) {
		const block = /^\s*wp:([a-z0-9/-]{1,100})(\s[\s\S]*)?\/\s*$/.exec(written);
		// A block with an end has its HTML; one without is made when the page is shown.
		if (block && !this.#drop && !this.#rules.own(block[2] ?? "")) this.#name({ why: "part", more: block[1] });
	}

	open(name: string, attributes: Record<string, string>) {
		if (this.#drop) {
			if (name === this.#drop.name && !voids.has(name)) this.#drop.depth += 1;
			// What browsers without the frame show.
			if (this.#rules.own(quotedValues(attributes))) this.#drop.lost = undefined;
			return;
		}
		if (name in dropped) return this.#openDropped(name, attributes);
		if (name === "img") return this.#picture(attributes);
		if (name === "br") return this.#break();
		// Beside the link of a block with a file, to the same file.
		if (attributes.class?.includes("wp-block-file__button")) this.#drop = { name, depth: 1 };
		else if (name === "a") return this.#openLink(attributes.href ?? "");
		if (name === "wbr") return;
		const format = formats[name];
		if (format) {
			this.#endWords();
			this.#format.push(format);
		}
		if (name in headings) {
			this.#endBlock();
			this.#heading = headings[name] ?? null;
		}
		if (blocks.has(name)) this.#openBlock(name, attributes);
	}

	#openDropped(name: string, attributes: Record<string, string>) {
		const source = attributes.src ?? attributes.data ?? "";
		const isLost = !this.#rules.own(quotedValues(attributes)) && dropped[name];
		const lost = { why: "script", more: `<${name}>${source ? ` ${source.slice(0, 300)}` : ""}` } as const;
		if (!voids.has(name)) this.#drop = { name, depth: 1, lost: isLost ? lost : undefined };
		else if (isLost) this.#name(lost);
	}

	#endDrop() {
		if (this.#drop?.lost) this.#name(this.#drop.lost);
		this.#drop = null;
	}

	#picture(attributes: Record<string, string>) {
		const number = attributes[numbered];
		const src = attributes["data-src"] ?? attributes.src ?? "";
		const address = number ? null : addressOf(src, this.#rules.base);
		if (number) this.#rules.picture({ number });
		else if (address) this.#rules.picture({ src: address });
		else if (src) this.#name({ why: "foreignPicture", more: src.slice(0, 100) });
	}

	#openLink(href: string) {
		this.#endLink();
		if (!href || href.startsWith("#")) return;
		const address = addressOf(href, this.#rules.base);
		const isSafe = address && ["http:", "https:", "mailto:", "tel:"].includes(address.protocol);
		if (!isSafe) return this.#name({ why: "link", more: href.slice(0, 200) });
		const url = this.#rules.link(address);
		if (url) this.#link = { url, from: this.#line.length };
	}

	#openBlock(name: string, { start }: Record<string, string>) {
		if ((name === "td" || name === "th") && this.#row !== null) {
			this.#endWords();
			if (this.#row > 0) this.#words = " | ";
			this.#row += 1;
			this.#cell = { isBegun: false, isApart: false };
			return;
		}
		if (this.#row !== null && name !== "tr") {
			this.#cell.isApart = true;
			return;
		}
		this.#endBlock();
		if (name === "hr") this.#roots.push({ type: "horizontalrule", version: 1 });
		else if (name === "pre") this.#pre += 1;
		else if (name === "blockquote") this.#quotes += 1;
		else if (name === "table") this.#name({ why: "table" });
		else if (name === "tr") this.#row = 0;
		else if (name === "ul" || name === "ol") this.#openList(name, Number(start) || 1);
		else if (name === "li") this.#openItem();
	}

	#openList(tag: "ul" | "ol", start: number) {
		const children: Node[] = [];
		const node = element("list", children, {
			...{ listType: tag === "ul" ? "bullet" : "number", start: Math.min(Math.max(start, 1), 9999), tag },
		});
		const within = this.#lists.at(-1);
		if (within && this.#lists.length < deepestList)
			within.children.push(element("listitem", [node], { value: within.children.length + 1 }));
		else if (!within) this.#roots.push(node);
		this.#lists.push(within && this.#lists.length >= deepestList ? within : { node, children });
		this.#item = null;
	}

	#openItem() {
		const list = this.#lists.at(-1);
		if (!list) return;
		this.#item = [];
		list.children.push(element("listitem", this.#item, { value: list.children.length + 1 }));
	}

	close(name: string) {
		if (this.#drop) {
			if (name !== this.#drop.name) return;
			this.#drop.depth -= 1;
			if (this.#drop.depth === 0) this.#endDrop();
			return;
		}
		if (name === "a") return this.#endLink();
		const format = formats[name];
		if (format) {
			this.#endWords();
			const place = this.#format.lastIndexOf(format);
			if (place >= 0) this.#format.splice(place, 1);
		}
		if (name in headings) {
			this.#endBlock();
			this.#heading = null;
		}
		if (blocks.has(name)) this.#closeBlock(name);
	}

	#closeBlock(name: string) {
		if (this.#row !== null && name !== "tr" && name !== "table") {
			this.#cell.isApart = true;
			return;
		}
		this.#endBlock();
		if (name === "pre") this.#pre = Math.max(0, this.#pre - 1);
		else if (name === "blockquote") this.#quotes = Math.max(0, this.#quotes - 1);
		else if (name === "tr" || name === "table") this.#row = null;
		else if (name === "li") this.#item = null;
		else if (name === "ul" || name === "ol") {
			this.#lists.pop();
			this.#item = null;
		}
	}

	end(): Body | null {
		this.#endDrop();
		this.#endBlock();
		const isFull = ({ type, children }: Node): boolean => type !== "list" || (children as Node[]).length > 0;
		const nodes = this.#roots.filter(isFull);
		return nodes.length > 0 ? bodyOf(nodes) : null;
	}
}

const lineBreak: Node = { type: "linebreak", version: 1 };

/**
 * @param html untrusted, without shortcodes (./shortcodes)
 * @returns the value of a rich-text field; null if it has no words
 */
export function bodyFromHtml(html: string, rules: Rules): Body | null {
	const converter = new Converter(rules);
	const parser = new Parser({
		onopentag: (name, attributes) => converter.open(name, attributes),
		ontext: (words) => converter.words(words),
		oncomment: (written) => converter.comment(written),
		onclosetag: (name) => converter.close(name),
	});
	parser.end(html);
	return converter.end();
}
