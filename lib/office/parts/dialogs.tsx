"use client";
import { Button, ConfirmationModal, useModal } from "@payloadcms/ui";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";

type ConfirmProps = {
	words: { label: string; question: ReactNode; yes: string; no: string };
	onConfirm: () => Promise<void>;
	disabled?: boolean;
	/** A small one stands in a row of a table, which gives it its margins. */
	size?: "small" | "medium";
	/** For screen readers, where the label alone does not tell what it is about. */
	description?: string;
};

/** A button that asks before it acts. */
export function ConfirmButton({ words, onConfirm, disabled, size = "medium", description }: ConfirmProps) {
	const { openModal } = useModal();
	const slug = useId();
	return (
		<>
			<Button
				aria-label={description}
				buttonStyle="secondary"
				disabled={disabled}
				margin={size !== "small"}
				onClick={() => openModal(slug)}
				size={size}
			>
				{words.label}
			</Button>
			<ConfirmationModal
				body={words.question}
				cancelLabel={words.no}
				confirmLabel={words.yes}
				heading={words.label}
				modalSlug={slug}
				onConfirm={onConfirm}
			/>
		</>
	);
}

type DialogProps = { title: string; className: string; onClose: () => void; children: ReactNode };

/** A modal dialog, open as long as it is rendered. A portal, because forms in it may not stand inside of another form. */
export function ModalDialog({ title, className, onClose, children }: DialogProps) {
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
