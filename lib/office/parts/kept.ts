/** What is kept over a reload or a change of the page: in the address, or for the tab. */

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

/** Keeps a value for this tab, where storage is neither blocked nor full. @param value null to forget it */
export function keepInTab(name: string, value: unknown): void {
	try {
		// Where it cannot be stored, what is stored now would be older.
		sessionStorage.removeItem(name);
		if (value !== null) sessionStorage.setItem(name, JSON.stringify(value));
	} catch {
		// Storage is blocked or full.
	}
}

/** @returns what was kept for this tab, or null */
export function readFromTab<T>(name: string): T | null {
	try {
		return JSON.parse(sessionStorage.getItem(name) ?? "null");
	} catch {
		return null;
	}
}
