"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import type { DefaultCellComponentProps } from "payload";
import { useState } from "react";
import { trashText as texts } from "@/lib/bengali/publishing";

/** The column has nothing in the form. */
export const NoField = () => null;

/** In the trash: a button that restores the record as it was, published or draft. */
export function RestoreCell({ collectionSlug, rowData, viewType }: DefaultCellComponentProps) {
	const router = useRouter();
	const [sending, setSending] = useState(false);
	if (viewType !== "trash") return null;

	async function restore() {
		setSending(true);
		try {
			const response = await fetch(`/cms/${collectionSlug}/${rowData.id}?trash=true&depth=0`, {
				method: "PATCH",
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({ deletedAt: null }),
			});
			const answer = await response.json();
			if (!response.ok) throw new Error(answer.errors?.[0]?.message);
			toast.success(texts.restored(answer.doc.name ?? ""));
			router.refresh();
		} catch (error) {
			toast.error((!(error instanceof TypeError) && (error as Error).message) || texts.failed);
		}
		setSending(false);
	}

	return (
		<Button
			buttonStyle="secondary"
			className="restore-button"
			disabled={sending}
			margin={false}
			onClick={restore}
			size="small"
		>
			{sending ? texts.restoring : texts.restore}
		</Button>
	);
}
