"use client";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { menuText } from "@/lib/bengali/navigation";
import { searchPath } from "@/lib/contract/paths";

type Props = {
	/** Its name, unless it has a label of its own. */ label?: string;
	value?: string;
	id?: string;
	className?: string;
	focused?: boolean;
	described?: string;
};
type Suggest = ComponentType<{ field: HTMLInputElement }>;

/**
 * The input of the search form, which works without JavaScript. The code for suggestions is loaded when it gets focus.
 */
export function SearchField({ label, value, id, className, focused, described }: Props) {
	const field = useRef<HTMLInputElement>(null);
	const [Suggestions, setSuggestions] = useState<Suggest>();
	const load = () => {
		// If the chunk fails to load, the form works without suggestions.
		if (!Suggestions) import("./suggestions").then((part) => setSuggestions(() => part.Suggestions)).catch(() => {});
	};
	// biome-ignore lint/correctness/useExhaustiveDependencies: only for a field that has focus before React runs
	useEffect(() => {
		if (document.activeElement === field.current) load();
	}, []);
	return (
		<>
			<input
				ref={field}
				id={id}
				name="q"
				aria-label={label}
				aria-describedby={described}
				aria-invalid={described ? true : undefined}
				defaultValue={value}
				className={className}
				// biome-ignore lint/a11y/noAutofocus: on the page that is opened in order to type
				autoFocus={focused}
				onFocus={load}
			/>
			{Suggestions && field.current && <Suggestions field={field.current} />}
		</>
	);
}

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
