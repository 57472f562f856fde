"use client";

import { lazy, Suspense, useEffect, useState } from "react";
import { findText as text } from "./text";

// Not in the page: it is loaded when it is opened first.
const FindDialog = lazy(() => import("./find-dialog"));

/** Ctrl K, or ⌘ K. In the editor these keys make a link. */
const isShortcut = ({ ctrlKey, key, metaKey, target }: KeyboardEvent) =>
	(ctrlKey || metaKey) && key.toLowerCase() === "k" && !(target as HTMLElement).isContentEditable;

/** Looks like a field at the top of each page, and opens the search. */
export function FindButton() {
	const [isOpen, setOpen] = useState(false);
	useEffect(() => {
		const open = (event: KeyboardEvent) => {
			if (!isShortcut(event)) return;
			event.preventDefault();
			setOpen(true);
		};
		document.addEventListener("keydown", open);
		return () => document.removeEventListener("keydown", open);
	}, []);
	return (
		<search className="find-place">
			<button className="find-button" type="button" aria-keyshortcuts="Control+K" onClick={() => setOpen(true)}>
				<svg className="nav-icon" viewBox="0 0 24 24" aria-hidden="true">
					<path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z M15.5 15.5 20 20" />
				</svg>
				<span>{text.field}</span>
			</button>
			{isOpen && (
				<Suspense>
					<FindDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</search>
	);
}
