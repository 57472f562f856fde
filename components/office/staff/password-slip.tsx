"use client";

import { Button } from "@payloadcms/ui";
import { createPortal } from "react-dom";
import { PrintButton } from "../print-button";

type Props = {
	/** School name and the kind of slip, at its top. */
	heading: [school: string, title: string];
	lines: { label: string; value: string }[];
	password: { label: string; value: string };
	note: string;
	texts: { once: string; print: string; done: string };
	onDone: () => void;
};

/** Shows a new password once; printing the page prints only the slip. */
export function PasswordSlip({ heading: [school, title], lines, password, note, texts, onDone }: Props) {
	return createPortal(
		<div className="password-slip-frame">
			<section aria-label={title} className="password-slip">
				<h2>{school}</h2>
				<p>{title}</p>
				<dl>
					{[...lines, password].map(({ label, value }) => (
						<div key={label}>
							<dt>{label}</dt>
							<dd className={value === password.value ? "password-slip-password" : undefined}>{value}</dd>
						</div>
					))}
				</dl>
				<p>{note}</p>
			</section>
			<p className="password-slip-once" role="alert">
				{texts.once}
			</p>
			<div className="password-slip-actions">
				<PrintButton>{texts.print}</PrintButton>
				<Button buttonStyle="secondary" onClick={onDone}>
					{texts.done}
				</Button>
			</div>
		</div>,
		document.body,
	);
}
