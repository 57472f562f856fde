"use client";

import { Button, ConfirmationModal, useModal } from "@payloadcms/ui";
import { type ReactNode, useId } from "react";

type Props = {
	label: string;
	question: ReactNode;
	yes: string;
	no: string;
	onConfirm: () => Promise<void>;
	disabled?: boolean;
	/** A small one stands in a row of a table, which gives it its margins. */
	size?: "small" | "medium";
	/** For screen readers, where the label alone does not tell what it is about. */
	description?: string;
};

/** A button that asks before it acts. */
export function ConfirmButton({ label, question, yes, no, onConfirm, disabled, size = "medium", description }: Props) {
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
				{label}
			</Button>
			<ConfirmationModal
				body={question}
				cancelLabel={no}
				confirmLabel={yes}
				heading={label}
				modalSlug={slug}
				onConfirm={onConfirm}
			/>
		</>
	);
}
