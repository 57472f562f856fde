"use client";

import { useEffect, useState } from "react";

const keyOf = (notice: number) => `message-${notice}`;

function read(notice: number, made: string): string {
	try {
		const [of, text] = JSON.parse(sessionStorage.getItem(keyOf(notice)) ?? "[]");
		// Another title or date since: what was typed belongs to the former.
		return of === made && typeof text === "string" ? text : made;
	} catch {
		return made;
	}
}

/**
 * The text of a notice's message as staff have edited it, kept for this tab: the page of strips has the same.
 * @param made what is proposed
 */
export function useMessage(notice: number, made: string): [text: string, write: (text: string) => void] {
	const [text, setText] = useState(made);
	useEffect(() => setText(read(notice, made)), [notice, made]);
	function write(next: string) {
		setText(next);
		try {
			sessionStorage.setItem(keyOf(notice), JSON.stringify([made, next]));
		} catch {
			// Storage is blocked or full: the text stays on this page.
		}
	}
	return [text, write];
}
