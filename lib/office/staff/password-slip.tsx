"use client";

import { PasswordPaper } from "./password-paper";

type Props = {
	/** School name and the kind of slip, at its top. */
	heading: [school: string, title: string];
	lines: { label: string; value: string }[];
	password: { label: string; value: string };
	note: string;
	texts: { once: string; print: string; done: string };
	onDone: () => void;
};

/** A new password and how to sign in with it. */
export function PasswordSlip({ heading: [school, title], lines, password, note, texts, onDone }: Props) {
	return (
		<PasswordPaper onDone={onDone} texts={texts} title={title}>
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
		</PasswordPaper>
	);
}
