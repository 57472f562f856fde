/** What stands within one letter or picture: never the first of it, and what another has to follow. */
const inner = /^(?:\p{M}|\u200c|\u200d|[\udc00-\udfff]|[\u{1f3fb}-\u{1f3ff}])/u;
const unfinished = /(?:\u09cd|\u200d)$/;

/** @returns the text, or its beginning of at most so many characters: whole words, or whole letters of a longer word */
export function beginningOf(text: string, most: number): string {
	if (text.length <= most) return text;
	const space = text.lastIndexOf(" ", most);
	if (space > 0) return text.slice(0, space);
	let end = most;
	while (end > 1 && (inner.test(text.slice(end)) || unfinished.test(text.slice(0, end)))) end -= 1;
	return text.slice(0, end);
}
