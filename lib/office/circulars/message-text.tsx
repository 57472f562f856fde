"use client";

import { useEffect, useState } from "react";
import { keepInTab, readFromTab } from "../parts/kept";
import { ReadyText } from "../parts/ready-text";
import { countSms } from "./sms-parts";
import { circularsText } from "./text";

const { message: words } = circularsText;

/** The text of a message to edit and copy, with what it costs. @param made what is proposed */
export function MessageText({ notice, made }: { notice: number; made: string }) {
	const [text, write] = useMessage(notice, made);
	const { coding, units, parts, left } = countSms(text);
	// Screen readers are told when there is another part, not at each letter.
	const note = (
		<>
			<strong role="status">{words.parts(parts)}</strong> · {words.places[coding](units, left)}
		</>
	);
	return <ReadyText change={write} label={words.label} note={note} rows={5} text={text} words={words} />;
}

/**
 * The text of a notice's message as staff have edited it, kept for this tab: the page of strips has the same.
 * @param made what is proposed; under another title or date what was typed is not found again
 */
export function useMessage(notice: number, made: string): [text: string, write: (text: string) => void] {
	const key = `message-${notice}-${made}`;
	const [text, setText] = useState(made);
	useEffect(() => setText(String(readFromTab<string>(key) ?? made)), [key, made]);
	function write(next: string) {
		setText(next);
		keepInTab(key, next);
	}
	return [text, write];
}
