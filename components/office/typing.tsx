"use client";

import { type ReactNode, useEffect } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget | null): target is TextBox =>
	target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && /^(text|search)$/.test(target.type));

/** A drop-down looks through its choices by the letters themselves, and they are written in Bengali digits. */
const isInDropDown = (box: TextBox) => box.closest(".rs__control") !== null;

function tidy(box: TextBox): boolean {
	const normal = box.value.normalize("NFC");
	const value = isInDropDown(box) ? toBengaliDigits(normal) : normal;
	if (value === box.value) return false;
	const end = box.value.length - (box.selectionEnd ?? box.value.length);
	box.value = value;
	box.setSelectionRange(value.length - end, value.length - end);
	return true;
}

/**
 * Keyboards write য়, ড় and ঢ় in another encoding than the one that is stored. What is typed is brought into that one
 * before any form or drop-down sees it.
 */
export function Typing({ children }: { children: ReactNode }) {
	useEffect(() => {
		const typed = (event: Event) => {
			// React looks at the value after this; what is still being composed belongs to the keyboard.
			if (isTextBox(event.target) && !(event as InputEvent).isComposing) setValueTidily(event.target);
		};
		const composed = ({ target }: Event) => {
			if (isTextBox(target) && setValueTidily(target)) target.dispatchEvent(new Event("input", { bubbles: true }));
		};
		document.addEventListener("input", typed, true);
		document.addEventListener("compositionend", composed, true);
		return () => {
			document.removeEventListener("input", typed, true);
			document.removeEventListener("compositionend", composed, true);
		};
	}, []);
	return children;
}

/** React keeps a field's last value at the element itself and takes one that was set through it for its own. */
function setValueTidily(box: TextBox): boolean {
	const own = Object.getOwnPropertyDescriptor(box, "value");
	if (own) Reflect.deleteProperty(box, "value");
	const changed = tidy(box);
	if (own) Object.defineProperty(box, "value", own);
	return changed;
}
