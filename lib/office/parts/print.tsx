"use client";
import { Button } from "@payloadcms/ui";
import { type ComponentProps, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { printHash } from "@/lib/contract/paths";

/** Pictures that are not there yet would be left out of the print. */
const picturesLoaded = () => Promise.allSettled([...document.images].map((image) => image.decode()));

/** Opens the browser's print dialogue, at once if the address says so. */
export function PrintButton(props: Pick<ComponentProps<typeof Button>, "children" | "margin">) {
	const begun = useRef(false);

	const print = useCallback(async () => {
		await picturesLoaded();
		window.print();
	}, []);

	useEffect(() => {
		if (location.hash !== printHash || begun.current) return;
		begun.current = true;
		history.replaceState(history.state, "", location.pathname + location.search);
		void print();
	}, [print]);

	return <Button {...props} type="button" onClick={print} />;
}

/**
 * Covers the page with a paper that is shown once, such as a new password: it is in memory only, and cannot be shown again
 * after it is closed or the page reloaded. A portal into the body, so that everything else can be inert and is excluded
 * from the print (dialogs.css); elements with the class `printed-once-tools` are excluded too.
 */
export function PrintedOnce({ title, className, children }: { title: string; className: string; children: ReactNode }) {
	const cover = useRef<HTMLDivElement>(null);

	useEffect(() => {
		const others = [...document.body.children].filter(
			(child) => child !== cover.current && child instanceof HTMLElement,
		);
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

/** The browser asks before it leaves a page with changes that are not saved. */
export function useLeaveWarning(isChanged: boolean): void {
	useEffect(() => {
		if (!isChanged) return;
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", warn);
		return () => removeEventListener("beforeunload", warn);
	}, [isChanged]);
}

/**
 * For a paper that is shown once: until its print has begun, by a button or by the browser's own command, the browser asks
 * before it leaves the page.
 * @returns whether no print has begun since the paper is shown
 */
export function useUnprinted(): boolean {
	const [isUnprinted, setUnprinted] = useState(true);
	useEffect(() => {
		const note = () => setUnprinted(false);
		addEventListener("beforeprint", note);
		return () => removeEventListener("beforeprint", note);
	}, []);
	useLeaveWarning(isUnprinted);
	return isUnprinted;
}

type PasswordPaperProps = {
	title: string;
	texts: { once: string; print: string; done: string };
	onDone: () => void;
	children: ReactNode;
};

/** A small paper with passwords or codes, to be printed or copied before it is closed: its button says so, the browser asks. */
export const PasswordPaper = ({ title, texts, onDone, children }: PasswordPaperProps) => {
	useUnprinted();
	return (
		<PrintedOnce className="password-cover" title={title}>
			<section aria-label={title} className="office-snug password-slip">
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
