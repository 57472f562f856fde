"use client";

import { Button } from "@payloadcms/ui";
import type { ReactNode } from "react";
import { PrintButton } from "../parts/print-button";
import { PrintedOnce, useUnprinted } from "../parts/printed-once";

type Props = {
	title: string;
	texts: { once: string; print: string; done: string };
	onDone: () => void;
	children: ReactNode;
};

/** A small paper with passwords or codes, to be printed or copied before it is closed: its button says so, the browser asks. */
export const PasswordPaper = ({ title, texts, onDone, children }: Props) => {
	useUnprinted();
	return (
		<PrintedOnce className="password-cover" title={title}>
			<section aria-label={title} className="password-slip">
				{children}
			</section>
			<div className="password-tools office-line office-screen printed-once-tools">
				<p role="alert">{texts.once}</p>
				<PrintButton>{texts.print}</PrintButton>
				<Button buttonStyle="secondary" onClick={onDone}>
					{texts.done}
				</Button>
			</div>
		</PrintedOnce>
	);
};
