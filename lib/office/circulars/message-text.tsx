"use client";

import { ReadyText } from "../parts/ready-text";
import { countSms } from "./sms-parts";
import { circularsText } from "./text";
import { useMessage } from "./use-message";

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
