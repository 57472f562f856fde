"use client";

import { useEffect } from "react";

/** Puts the cursor into a list's search box, unless a search is shown. */
export function SearchFocus() {
	useEffect(() => {
		if (!location.search.includes("search=")) document.querySelector<HTMLInputElement>(".search-filter input")?.focus();
	}, []);
	return null;
}
