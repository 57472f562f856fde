"use client";

import { Button, toast } from "@payloadcms/ui";
import { type ReactNode, useId } from "react";
import { readyText } from "../words/ready-text";

type Props = {
	label?: string;
	text: string;
	rows: number;
	words?: { copy: string; copied: string };
	/** With it the text can be edited. */
	change?: (text: string) => void;
	/** About the text, below it. */
	note?: ReactNode;
	/** Other ways to send it, beside the button that copies. */
	children?: ReactNode;
};

/** A text that is ready to be sent elsewhere, with a button that copies it. */
export function ReadyText({ label = readyText.label, text, rows, words = readyText, change, note, children }: Props) {
	const id = useId();
	async function copy() {
		try {
			await navigator.clipboard.writeText(text);
			toast.success(words.copied);
		} catch {
			toast.error(readyText.notCopied);
		}
	}
	return (
		<div className="office-stack ready-text">
			<label htmlFor={id}>{label}</label>
			<textarea
				aria-describedby={note ? `${id}-note` : undefined}
				className="office-control"
				id={id}
				onChange={({ target }) => change?.(target.value)}
				readOnly={!change}
				rows={rows}
				value={text}
			/>
			{note && <div id={`${id}-note`}>{note}</div>}
			<div className="office-row ready-text__ways">
				<Button buttonStyle="secondary" margin={false} onClick={copy}>
					{words.copy}
				</Button>
				{children}
			</div>
		</div>
	);
}
