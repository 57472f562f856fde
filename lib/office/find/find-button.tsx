"use client";

import { useEffect, useEffectEvent } from "react";
import { useOpened } from "../parts/loading";
import { findText as text } from "./text";

/** Ctrl K, or ⌘ K. In the editor these keys make a link. */
const isShortcut = ({ ctrlKey, key, metaKey, target }: KeyboardEvent) =>
	(ctrlKey || metaKey) && key.toLowerCase() === "k" && !(target as HTMLElement).isContentEditable;

/** Looks like a field at the top of each page, and opens the search. */
export function FindButton() {
	const [Dialog, open, close] = useOpened(() => import("./find-dialog"));
	const onKey = useEffectEvent((event: KeyboardEvent) => {
		if (!isShortcut(event)) return;
		event.preventDefault();
		open();
	});
	useEffect(() => {
		document.addEventListener("keydown", onKey);
		return () => document.removeEventListener("keydown", onKey);
	}, []);
	return (
		<search className="find-place">
			<button className="office-screen find-button" type="button" aria-keyshortcuts="Control+K" onClick={open}>
				<svg className="nav-icon" viewBox="0 0 24 24" aria-hidden="true">
					<path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13z M15.5 15.5 20 20" />
				</svg>
				<span>{text.field}</span>
			</button>
			{Dialog && <Dialog onClose={close} />}
		</search>
	);
}
