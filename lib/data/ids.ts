type Related = number | { id: number };

/** @returns the id of a related record, whatever the depth of the read; null without one */
export function idOf(value: Related): number;
export function idOf(value: Related | null | undefined): number | null;
export function idOf(value: Related | null | undefined): number | null {
	return typeof value === "object" ? (value?.id ?? null) : (value ?? null);
}
