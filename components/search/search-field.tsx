"use client";
import { type ComponentType, useEffect, useRef, useState } from "react";

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
