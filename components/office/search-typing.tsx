"use client";

import { type ReactNode, useEffect } from "react";

const isSearchBox = (target: EventTarget | null): target is HTMLInputElement =>
	target instanceof HTMLInputElement && target.matches(".search-filter input");

/** Sets the text as typing does: React hears of it, because its value tracker, an own property of the box, is passed by. */
function typeText(box: HTMLInputElement, text: string) {
	Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, text);
	box.dispatchEvent(new Event("input", { bubbles: true }));
}

/**
 * Keeps what is typed into the search box of a list. Payload searches after 0.3 s and writes the searched text into the box
 * when the answer comes, over letters that were typed while it was on its way.
 */
export function SearchTyping({ children }: { children: ReactNode }) {
	useEffect(() => {
		let typed = "";
		// React repeats the value of a controlled box as its attribute.
		const observer = new MutationObserver(() => {
			const box = document.activeElement;
			if (isSearchBox(box) && box.value !== typed) typeText(box, typed);
		});
		const onInput = ({ target }: Event) => {
			if (!isSearchBox(target)) return;
			typed = target.value;
			observer.observe(target, { attributeFilter: ["value"] });
		};
		const onLeave = ({ target }: Event) => isSearchBox(target) && observer.disconnect();
		document.addEventListener("input", onInput);
		document.addEventListener("focusout", onLeave);
		return () => {
			observer.disconnect();
			document.removeEventListener("input", onInput);
			document.removeEventListener("focusout", onLeave);
		};
	}, []);
	return children;
}
