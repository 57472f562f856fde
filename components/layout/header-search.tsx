"use client";
import { SearchField } from "@/components/search/search-field";
import { menuText } from "@/lib/bengali/navigation";
import { searchPath } from "@/lib/contract/paths";

/**
 * The search in the header, a plain form: a field on wide screens; on phones its button alone, a magnifying glass at the
 * end of the menu's row, which opens the page of the search. Its styles are in header.module.css; every byte of it is on every page.
 */
export function HeaderSearch() {
	return (
		// biome-ignore lint/a11y/useSemanticElements: older browsers do not know the element "search"
		<form action={searchPath} role="search" className="no-print">
			<SearchField label={menuText.search} />
			<button type="submit" className="button">
				<svg viewBox="0 0 24 24" width="1.4em" height="1.4em" aria-hidden="true">
					<path d="M15 15l6 6M4 10a6 6 0 1 0 12 0 6 6 0 1 0-12 0" stroke="currentColor" strokeWidth="2.5" fill="none" />
				</svg>
				<span>{menuText.search}</span>
			</button>
		</form>
	);
}
