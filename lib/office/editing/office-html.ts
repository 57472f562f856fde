/**
 * What was copied from Word, Excel and their like, in the elements that the editor knows. Word's lists are paragraphs whose
 * style says so, with the sign in their text; of tables the editor has none: a row becomes a line, as when a former site
 * moves in (lib/tools/moving-in/body.ts).
 */

/** In Word a paragraph's list and level; the sign of it stands in an element with `mso-list:Ignore`. */
const wordList = /mso-list:\s*(l\d+)\s+level(\d+)/i;
const sign = "[style*='mso-list:Ignore' i], [style*='mso-list: Ignore' i]";
/** Of programs that only draw the sign. */
const drawnSign = /^[\s\u00a0]*[·•▪●◦‣\uf0b7\uf0a7][\s\u00a0]+/;
const numeral = /^[\s\u00a0(]*([\p{L}\p{M}\p{N}]{1,5})[.)]/u;

type Listed = { id: string; level: number; tag: "ol" | "ul"; start: number };

const latin = (digits: string) => digits.replaceAll(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - 0x9e6));

/** @returns the paragraph's place in a list, whose sign is taken out of it; null for one without */
function takeSign(paragraph: Element): Listed | null {
	const [, id, level] = wordList.exec(paragraph.getAttribute("style") ?? "") ?? [];
	if (!id) {
		const text = paragraph.textContent ?? "";
		const drawn = drawnSign.exec(text)?.[0];
		if (!drawn || !text.slice(drawn.length).trim()) return null;
		takeStart(paragraph, drawn.length);
		return { id: "drawn", level: 1, tag: "ul", start: 1 };
	}
	const signs = [...paragraph.querySelectorAll(sign)];
	const number = numeral.exec(signs.map(({ textContent }) => textContent).join(""))?.[1];
	for (const one of signs) one.remove();
	return { id, level: Number(level), tag: number ? "ol" : "ul", start: Number(latin(number ?? "")) || 1 };
}

/** Takes letters from the beginning of an element's text. */
function takeStart(node: Node, length: number): number {
	if (node.nodeType === 3) {
		const text = node.textContent ?? "";
		node.textContent = text.slice(length);
		return Math.max(0, length - text.length);
	}
	let rest = length;
	for (const child of [...node.childNodes]) if (rest > 0) rest = takeStart(child, rest);
	return rest;
}

/** Makes lists of paragraphs that follow one another. */
function makeLists(page: Document): boolean {
	let open: { listed: Listed; list: Element }[] = [];
	let last: Element | null = null;
	let isChanged = false;
	for (const paragraph of page.querySelectorAll("p")) {
		if (paragraph.closest("li, td, th")) continue;
		const listed = takeSign(paragraph);
		if (!listed) continue;
		const top = open[0]?.list;
		const follows = top && last?.nextElementSibling === paragraph && open[0]?.listed.id === listed.id;
		if (!follows) open = [];
		open = open.filter(
			({ listed: { level, tag } }) => level < listed.level || (level === listed.level && tag === listed.tag),
		);
		let list = open.at(-1)?.list;
		if (!list || open.at(-1)?.listed.level !== listed.level) {
			const made = page.createElement(listed.tag);
			if (listed.start > 1) made.setAttribute("start", String(listed.start));
			if (list) list.append(made);
			else paragraph.before(made);
			list = made;
			open.push({ listed, list });
		}
		const item = page.createElement("li");
		item.append(...paragraph.childNodes);
		list.append(item);
		// The place of the next one is beside the whole list.
		last = open[0]?.list ?? null;
		paragraph.remove();
		isChanged = true;
	}
	return isChanged;
}

const block = /^(?:P|DIV|LI|UL|OL|H[1-6]|BLOCKQUOTE|PRE|TABLE|TBODY|TR|TD|TH|BR)$/;
const left = /^(?:STYLE|SCRIPT|COL|COLGROUP)$/;

/** Adds what a cell has without its paragraphs, which a comma parts. */
function addLine(from: Node, to: Node, state: { isBegun: boolean; isApart: boolean }, page: Document): void {
	for (const child of from.childNodes) {
		if (child.nodeType === 3) {
			const text = (child.textContent ?? "").replaceAll(/\s+/g, " ");
			if (!text.trim() && (state.isApart || !state.isBegun)) continue;
			if (state.isApart && state.isBegun) to.appendChild(page.createTextNode(", "));
			to.appendChild(page.createTextNode(state.isApart || !state.isBegun ? text.trimStart() : text));
			state.isBegun = true;
			state.isApart = false;
		} else if (child.nodeType === 1 && !left.test(child.nodeName)) {
			const isBlock = block.test(child.nodeName);
			if (isBlock) state.isApart = true;
			const inside = isBlock ? to : to.appendChild(child.cloneNode(false));
			addLine(child, inside, state, page);
			if (isBlock) state.isApart = true;
		}
	}
}

/** Makes each row of a table a line: a | b */
function makeRows(page: Document): boolean {
	const tables = [...page.querySelectorAll("table")].filter((table) => !table.parentElement?.closest("table"));
	for (const table of tables) {
		for (const row of table.querySelectorAll("tr")) {
			if (!row.textContent?.trim() || row.parentElement?.closest("table") !== table) continue;
			const line = page.createElement("p");
			for (const [index, cell] of [...row.children].entries()) {
				if (index > 0) line.append(" | ");
				addLine(cell, line, { isBegun: false, isApart: false }, page);
			}
			table.before(line);
		}
		table.remove();
	}
	return tables.length > 0;
}

/** @returns the HTML of what was copied with lists and lines in place of tables; null if it has neither */
export function fromOffice(html: string): string | null {
	if (!/mso-list|<table|[·•▪●◦‣\uf0b7\uf0a7]/i.test(html)) return null;
	const page = new DOMParser().parseFromString(html, "text/html");
	// Tables first: lists in their cells become words.
	const isChanged = [makeRows(page), makeLists(page)].includes(true);
	return isChanged ? page.body.innerHTML : null;
}
