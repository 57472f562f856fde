/** Takes a page apart into what a single-page app keeps in its script and what it fetches. */
import type { Browser } from "@playwright/test";
import type { AppNode, AppValue } from "./app";

type Parts = { title: string; styles: string; markup: AppNode[] };

/**
 * @param known texts that the app fetches; all others belong to its script
 * @returns the parts of a page as its HTML has them, before any script has run
 */
export async function readPage(browser: Browser, url: string, known: readonly string[]): Promise<Parts> {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(url);
	const parts = await page.evaluate((known) => {
		const places = new Map(known.map((text, place) => [text, place]));
		const textOf = (text: string) => places.get(text) ?? text;
		const names: Record<string, string> = { class: "className", for: "htmlFor" };
		const camel = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

		/** Without the small picture in the HTML, which the app cannot have. */
		function styleOf(element: HTMLElement): Record<string, string> {
			const own = [...element.style].filter((name) => !element.style.getPropertyValue(name).includes("data:"));
			return Object.fromEntries(
				own.map((name) => [name.startsWith("--") ? name : camel(name), element.style.getPropertyValue(name)]),
			);
		}
		function attributeOf(element: Element, { name, value }: Attr): AppValue {
			if (name === "style") return styleOf(element as HTMLElement);
			// An app asks for the picture that it shows first, first.
			if (name === "fetchpriority") return "high";
			return value === "" ? true : textOf(value);
		}
		function nodeOf(node: ChildNode): AppNode[] {
			if (node instanceof Text) return node.data ? [textOf(node.data)] : [];
			if (!(node instanceof Element) || ["SCRIPT", "STYLE", "LINK", "TEMPLATE", "NOSCRIPT"].includes(node.tagName))
				return [];
			const attributes = [...node.attributes].map((attribute) => [
				names[attribute.name] ?? attribute.name,
				attributeOf(node, attribute),
			]);
			return [[node.localName, Object.fromEntries(attributes), [...node.childNodes].flatMap(nodeOf)]];
		}
		const markup = [...document.body.childNodes].flatMap(nodeOf);
		const styles = [...document.querySelectorAll("style")].map(({ textContent }) => textContent).join("\n");
		return { title: document.title, styles, markup };
	}, known);
	await context.close();
	return parts;
}
