/** Reads and writes form fields as plain values by field name. */
import { machineText } from "@/lib/bengali/digits";

/** @returns text values by field name, without files and React's `$ACTION` fields */
export function readFields(form: HTMLFormElement): Record<string, string> {
	const entries = [...new FormData(form)].filter(
		(entry): entry is [string, string] => typeof entry[1] === "string" && !entry[0].startsWith("$ACTION"),
	);
	return Object.fromEntries(entries);
}

/**
 * Fills empty fields; values typed before hydration stay.
 * @returns whether any field was filled
 */
export function fillFields(form: HTMLFormElement, values: Record<string, string>): boolean {
	const present = readFields(form);
	let filled = false;
	for (const [name, value] of Object.entries(values)) {
		const field = form.elements.namedItem(name);
		if (!value || present[name] || !isTextual(field)) continue;
		field.value = value;
		filled = true;
	}
	return filled;
}

/** Copies the value of one field to another. */
export function copyField(form: HTMLFormElement, from: string, to: string): void {
	const [source, target] = [form.elements.namedItem(from), form.elements.namedItem(to)];
	if (isTextual(source) && isTextual(target)) target.value = source.value;
}

type Textual = RadioNodeList | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Not a checkbox: a tick is given anew, not restored. */
const isTextual = (field: Element | RadioNodeList | null): field is Textual =>
	field !== null && "value" in field && !("type" in field && (field.type === "file" || field.type === "checkbox"));

/**
 * Adds hyphens to a date: numeric keyboards on phones have none.
 * @param text a date as typed
 * @returns eight digits as dd-mm-yyyy; anything else as it is
 */
export function withHyphens(text: string): string {
	const parts = /^(\d\d)(\d\d)(\d{4})$/.exec(machineText(text));
	return parts ? parts.slice(1).join("-") : text;
}
