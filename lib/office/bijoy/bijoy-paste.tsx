"use client";

import { toast } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { bijoyText } from "./text";

type Tools = typeof import("./clipboard");
type TextBox = HTMLInputElement | HTMLTextAreaElement;

const isTextBox = (target: EventTarget | null): target is TextBox =>
	(target instanceof HTMLTextAreaElement && !target.dataset.bijoy) ||
	(target instanceof HTMLInputElement && /^(text|search)$/.test(target.type));

/** @returns the field or editor of an event; within an editor that happens in a paragraph, which a paste replaces */
function placeOf(target: EventTarget | null): TextBox | HTMLElement | null {
	if (isTextBox(target)) return target;
	return target instanceof HTMLElement ? target.closest<HTMLElement>("[contenteditable=true]") : null;
}

function pasteEvent(plain: string, html: string): ClipboardEvent {
	const clipboardData = new DataTransfer();
	clipboardData.setData("text/plain", plain);
	if (html) clipboardData.setData("text/html", html);
	return new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData });
}

/** Writes as a person does, so that React, the form and the browser's own undo hear of it. */
const write = (text: string) => document.execCommand("insertText", false, text);

/** @returns whether the text was still there */
function writeInPlaceOf(box: TextBox, text: string, instead: string): boolean {
	const at = box.value.lastIndexOf(text);
	if (at < 0) return false;
	box.focus();
	box.setSelectionRange(at, at + text.length);
	return write(instead);
}

/** The editor of formatted text has an undo of its own, which keys reach. */
function undoIn(editor: HTMLElement): void {
	const isApple = /Mac|iPhone|iPad/.test(navigator.platform);
	editor.focus();
	editor.dispatchEvent(
		new KeyboardEvent("keydown", { key: "z", ctrlKey: !isApple, metaKey: isApple, bubbles: true, cancelable: true }),
	);
}

/** Pasted Bijoy arrives in fields, grids and editors as Unicode, with a way back; lists and tables in editors as such. */
export function BijoyPaste({ children }: { children: ReactNode }) {
	useEffect(() => {
		let tools: Tools | undefined;
		const onFocus = ({ target }: Event) => {
			if (placeOf(target)) void import("./clipboard").then((loaded) => (tools = loaded));
		};
		const onPaste = (event: ClipboardEvent) => {
			const { clipboardData, isTrusted } = event;
			const place = placeOf(event.target);
			if (!isTrusted || !clipboardData || !place) return;
			const copied = clipboardData.getData("text/html");
			// The editor's own clipboard has its nodes.
			const isEditors = clipboardData.types.includes("application/x-lexical-editor");
			const known = isTextBox(place) || isEditors ? null : (tools?.fromOffice(copied) ?? null);
			const given = { plain: clipboardData.getData("text/plain"), html: known ?? copied };
			const taken = tools?.unicodeOf(given.plain, given.html);
			if (!taken && known === null) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			if (!taken) return void place.dispatchEvent(pasteEvent(given.plain, given.html));
			// A grid or an editor takes the event itself.
			const isOpen = place.dispatchEvent(pasteEvent(taken.plain, taken.html));
			if (isOpen) write(taken.plain);
			const takeBack = () => {
				if (!isTextBox(place)) {
					undoIn(place);
					place.dispatchEvent(pasteEvent(given.plain, given.html));
				} else if (!writeInPlaceOf(place, taken.plain, given.plain)) toast.error(bijoyText.changed);
			};
			const canTakeBack = isOpen || !isTextBox(place);
			toast.success(
				bijoyText.taken,
				canTakeBack ? { duration: 20_000, action: { label: bijoyText.takeBack, onClick: takeBack } } : {},
			);
		};
		document.addEventListener("focusin", onFocus);
		// Before React's own listeners, which are at the root.
		window.addEventListener("paste", onPaste, true);
		return () => {
			document.removeEventListener("focusin", onFocus);
			window.removeEventListener("paste", onPaste, true);
		};
	}, []);
	return children;
}
