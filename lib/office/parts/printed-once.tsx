"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { createPortal } from "react-dom";

/**
 * Covers the page with a paper that is shown once, such as a new password: it is in memory only, and cannot be shown again
 * after it is closed or the page reloaded. A portal into the body, so that everything else can be inert and is excluded
 * from the print (printed-once.css); elements with the class `printed-once-tools` are excluded too.
 */
export function PrintedOnce({ title, className, children }: { title: string; className: string; children: ReactNode }) {
	const cover = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const others = [...document.body.children].filter((one) => one !== cover.current && one instanceof HTMLElement);
		const setInert = (inert: boolean) => {
			for (const one of others) (one as HTMLElement).inert = inert;
		};
		const before = document.activeElement;
		setInert(true);
		cover.current?.focus();
		return () => {
			setInert(false);
			if (before instanceof HTMLElement) before.focus();
		};
	}, []);

	return createPortal(
		<div
			aria-label={title}
			aria-modal="true"
			className={`printed-once ${className}`}
			ref={cover}
			role="dialog"
			tabIndex={-1}
		>
			{children}
		</div>,
		document.body,
	);
}
