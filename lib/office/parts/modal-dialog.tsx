"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";

type Props = { title: string; className: string; onClose: () => void; children: ReactNode };

/** A modal dialog, open as long as it is rendered. A portal, because forms in it may not stand inside of another form. */
export function ModalDialog({ title, className, onClose, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	useEffect(() => dialog.current?.showModal(), []);
	return createPortal(
		<dialog aria-labelledby={id} className={`modal-dialog ${className}`} onClose={onClose} ref={dialog}>
			<h2 id={id}>{title}</h2>
			{children}
		</dialog>,
		document.body,
	);
}
