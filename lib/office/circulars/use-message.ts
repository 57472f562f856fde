"use client";

import { useEffect, useState } from "react";

/**
 * The text of a notice's message as staff have edited it, kept for this tab: the page of strips has the same.
 * @param made what is proposed; under another title or date what was typed is not found again
 */
export function useMessage(notice: number, made: string): [text: string, write: (text: string) => void] {
	const key = `message-${notice}-${made}`;
	const [text, setText] = useState(made);
	useEffect(() => {
		try {
			setText(sessionStorage.getItem(key) ?? made);
		} catch {
			// Storage is blocked: each page has its own text.
		}
	}, [key, made]);
	function write(next: string) {
		setText(next);
		try {
			sessionStorage.setItem(key, next);
		} catch {}
	}
	return [text, write];
}
