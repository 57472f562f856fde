/** Whether two versions of a record differ in what staff write. */

type Fields = Record<string, unknown>;

/** What a save writes by itself, or what is no text: taking a record down, or an act beside the form, changes no more. */
const besidesText = ["updatedAt", "createdAt", "savedBy", "_status"];

const isObject = (value: unknown): value is Fields => typeof value === "object" && value !== null;

function isSame(one: unknown, other: unknown): boolean {
	if (!isObject(one) && !isObject(other)) return (one ?? "") === (other ?? "");
	const [left, right] = [one || {}, other || {}] as [Fields, Fields];
	const names = new Set([...Object.keys(left), ...Object.keys(right)]);
	return [...names].every((name) => isSame(left[name], right[name]));
}

/** @returns whether all that `one` holds stands in `other` as well; nothing, null and empty text are the same */
export const hasSameText = (one: Fields, other: Fields): boolean =>
	Object.keys(one).every((name) => besidesText.includes(name) || isSame(one[name], other[name]));
