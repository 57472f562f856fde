"use client";

import { type ReactNode, useEffect } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";

type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget | null): target is TextBox =>
	target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && /^(text|search)$/.test(target.type));

/** A relationship field (react-select) filters its options by text, and those are in Bengali digits. */
const isInDropDown = (box: TextBox) => box.closest(".rs__control") !== null;

/** Normalises the value and keeps the cursor position. @returns whether the value changed */
function normaliseValue(box: TextBox): boolean {
	const normal = box.value.normalize("NFC");
	const value = isInDropDown(box) ? toBengaliDigits(normal) : normal;
	if (value === box.value) return false;
	const end = box.value.length - (box.selectionEnd ?? box.value.length);
	box.value = value;
	box.setSelectionRange(value.length - end, value.length - end);
	return true;
}

/**
 * Normalises typed text to NFC, the stored form, before forms and drop-downs receive the event: keyboards encode য়, ড়
 * and ঢ় differently.
 */
export function Typing({ children }: { children: ReactNode }) {
	useEffect(() => {
		const onInput = (event: Event) => {
			// In the capture phase, before React reads the value. Changing text during composition would break the input method.
			if (isTextBox(event.target) && !(event as InputEvent).isComposing) normaliseUntracked(event.target);
		};
		const onCompositionEnd = ({ target }: Event) => {
			if (isTextBox(target) && normaliseUntracked(target)) target.dispatchEvent(new Event("input", { bubbles: true }));
		};
		document.addEventListener("input", onInput, true);
		document.addEventListener("compositionend", onCompositionEnd, true);
		return () => {
			document.removeEventListener("input", onInput, true);
			document.removeEventListener("compositionend", onCompositionEnd, true);
		};
	}, []);
	return children;
}

/**
 * Normalises the value without React's value tracker, an own property of the element. React ignores an input event if the
 * tracker already has the new value.
 */
function normaliseUntracked(box: TextBox): boolean {
	const own = Object.getOwnPropertyDescriptor(box, "value");
	if (own) Reflect.deleteProperty(box, "value");
	const changed = normaliseValue(box);
	if (own) Object.defineProperty(box, "value", own);
	return changed;
}
