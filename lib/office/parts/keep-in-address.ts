/** Writes what was chosen in a form into the page's address, so that a reload and a sent link have it too. */
export function keepInAddress(chosen: Record<string, number | string>): void {
	const { hash, pathname, search } = location;
	const query = new URLSearchParams(search);
	for (const [name, value] of Object.entries(chosen)) {
		if (value) query.set(name, String(value));
		else query.delete(name);
	}
	history.replaceState(history.state, "", `${pathname}${String(query) ? `?${query}` : ""}${hash}`);
}
