"use client";

import { toast } from "@payloadcms/ui";
import { type ReactNode, useEffect } from "react";
import { bijoyText } from "./text";

type Tools = typeof import("./clipboard");
type Copied = { plain: string; html: string; isEditors: boolean };
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

/** @returns whether the text goes in in another form than it was copied */
function take(
	{ fromOffice, unicodeOf }: Tools,
	place: TextBox | HTMLElement,
	{ plain, html, isEditors }: Copied,
): boolean {
	const known = isTextBox(place) || isEditors ? null : fromOffice(html);
	const given = known ?? html;
	const taken = unicodeOf(plain, given);
	if (!taken && known === null) return false;
	// A grid or an editor takes the event itself.
	const isOpen = place.dispatchEvent(pasteEvent(taken?.plain ?? plain, taken?.html ?? given));
	if (!taken) return true;
	if (isOpen) write(taken.plain);
	const takeBack = () => {
		if (!isTextBox(place)) {
			undoIn(place);
			place.dispatchEvent(pasteEvent(plain, given));
		} else if (!writeInPlaceOf(place, taken.plain, plain)) toast.error(bijoyText.changed);
	};
	const canTakeBack = isOpen || !isTextBox(place);
	toast.success(
		bijoyText.taken,
		canTakeBack ? { duration: 20_000, action: { label: bijoyText.takeBack, onClick: takeBack } } : {},
	);
	return true;
}

/** Pasted Bijoy arrives in fields, grids and editors as Unicode, with a way back; lists and tables in editors as such. */
export function BijoyPaste({ children }: { children: ReactNode }) {
	useEffect(() => {
		let tools: Tools | undefined;
		const load = async () => (tools ??= await import("./clipboard").catch(() => undefined));
		const onFocus = ({ target }: Event) => {
			if (placeOf(target)) void load();
		};
		const onPaste = (event: ClipboardEvent) => {
			const { clipboardData: data, isTrusted } = event;
			const place = placeOf(event.target);
			if (!isTrusted || !data || !place) return;
			// The editor's own clipboard has its nodes.
			const isEditors = data.types.includes("application/x-lexical-editor");
			const copied = { plain: data.getData("text/plain"), html: data.getData("text/html"), isEditors };
			const waits = !tools && !isEditors && data.files.length === 0;
			if (!waits && !(tools && take(tools, place, copied))) return;
			event.preventDefault();
			event.stopImmediatePropagation();
			if (waits) void load().then((loaded) => takeLate(loaded, place, copied));
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

/** What was pasted before the tools had come, on a slow line; as it was copied where they do not come. */
function takeLate(tools: Tools | undefined, place: TextBox | HTMLElement, copied: Copied): void {
	place.focus();
	if (tools && take(tools, place, copied)) return;
	if (place.dispatchEvent(pasteEvent(copied.plain, copied.html))) write(copied.plain);
}
