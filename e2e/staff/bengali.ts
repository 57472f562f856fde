/** What is seen or read out in the back office is in Bengali: no Latin letters and digits. */
import type { Page } from "@playwright/test";

/** Allowed Latin text: addresses, file names, colour codes, grades, keys, names of devices and browsers. */
const allowed = [
	/https?:\/\/\S*/g,
	// Where a login came from.
	/\b(iPhone|iPad|Android|Windows|Chromebook|Mac|Linux|Edge|Opera|Firefox|Chrome|Safari)\b/g,
	/\b\d+\.\d+\.\d+\.\d+\b/g,
	/\S+@\S+/g,
	/\S+\.(?:png|jpe?g|webp|pdf|html)\b/gi,
	/(?:^|\s)\/[\w/-]*/g,
	/\b[0-9a-f]{6}\b/g,
	/\(0-9, a-f\)/g,
	/\.xlsx\b|\b(?:PDF|CSV|A4|SutonnyMJ)\b|WCAG 2\.2-এর AA|\bAAA\b/g,
	/\bCtrl[+ ][A-Z]\b|\b(?:Enter|Alt|Shift|Delete|F\d)\b|\bPage (?:Up|Down)\b/g,
	// Commands on the server, and apps, in the guide.
	/\bnpm run [\w-]+(?: -- [\w-]+)?(?: [A-Z]+)?|\b(?:Google|Microsoft) Authenticator\b|\b(?:Aegis|Node)\b|\bhttps\b/g,
	/(?<![A-Za-z])[A-DF][+-]?(?![A-Za-z])/g,
	// Payload's name of the column by whose handles a list is ordered, in the names of its arrows.
	/^Order(?= দ্বারা)/,
	// Its button at a chosen record.
	/^Edit(?= )/,
];

/** Attributes that are read out or shown. */
const spoken = ["alt", "aria-label", "placeholder", "title"];

/** What Payload writes into such attributes without asking its translations. */
const hardCoded = new Set([
	// The list of messages, and a message's button.
	...["Notifications alt+T", "Close toast"],
	// The box above a list's column of boxes.
	"select-all",
	// The editor's bars.
	...["add dropdown", "text dropdown", "Drag to move", "Edit link", "Remove link", "Insert Paragraph"],
]);

/** @returns lines of what is seen or read out that have Latin letters or digits which are not allowed */
export async function foreignLines(page: Page): Promise<string[]> {
	const { seen, attributes } = await page.evaluate((names) => {
		const visible = [...document.querySelectorAll("body *")].filter((element) => element.checkVisibility());
		return {
			// biome-ignore lint/performance/useDomNodeTextContent: innerText leaves out hidden text
			seen: [document.title, ...document.body.innerText.split("\n")],
			attributes: visible.flatMap((element) => names.map((name) => element.getAttribute(name) ?? "")),
		};
	}, spoken);
	const lines = [...seen, ...attributes.filter((text) => !hardCoded.has(text))];
	const isForeign = (line: string) =>
		/[A-Za-z0-9]/.test(allowed.reduce((left, pattern) => left.replace(pattern, " "), line));
	return [...new Set(lines.filter(isForeign))];
}
