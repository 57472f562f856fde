/** Whether two versions of a record differ in what staff write. */

type Fields = Record<string, unknown>;

/** What a save writes by itself, or what is no text: taking a record down, or an act beside the form, changes no more. */
const besidesText = ["updatedAt", "createdAt", "savedBy", "_status"];

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function isSame(a: unknown, b: unknown): boolean {
	if (!isObject(a) && !isObject(b)) return (a ?? "") === (b ?? "");
	const [left, right] = [a || {}, b || {}] as [Fields, Fields];
	const names = new Set([...Object.keys(left), ...Object.keys(right)]);
	return [...names].every((name) => isSame(left[name], right[name]));
}

/** @returns whether all that the first holds stands in the second as well; nothing, null and empty text are the same */
export const hasSameText = (a: Fields, b: Fields): boolean =>
	Object.keys(a).every((name) => besidesText.includes(name) || isSame(a[name], b[name]));
