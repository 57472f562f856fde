"use client";

import { Button, ConfirmationModal, useModal } from "@payloadcms/ui";
import { type ReactNode, useId } from "react";

type Props = {
	words: { label: string; question: ReactNode; yes: string; no: string };
	onConfirm: () => Promise<void>;
	disabled?: boolean;
	/** A small one stands in a row of a table, which gives it its margins. */
	size?: "small" | "medium";
	/** For screen readers, where the label alone does not tell what it is about. */
	description?: string;
};

/** A button that asks before it acts. */
export function ConfirmButton({ words, onConfirm, disabled, size = "medium", description }: Props) {
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
