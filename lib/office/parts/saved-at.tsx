"use client";

import { useDocumentInfo, useFormModified, useFormSubmitted } from "@payloadcms/ui";
import { formatMoment } from "@/lib/bengali/dates";
import { staffText } from "@/lib/office/words/staff";

/**
 * Above a form: that something in it is not saved yet, or else when it was last saved. Payload's own line has Latin digits
 * and English names of times.
 */
export function SavedAt() {
	const { data } = useDocumentInfo();
	const isModified = useFormModified();
	// Payload takes a refused form for a saved one.
	const isUnsaved = useFormSubmitted() || isModified;
	const saved = typeof data?.updatedAt === "string" && staffText.savedAt(formatMoment(data.updatedAt));
	return (
		<span className={isUnsaved ? "unsaved" : "saved-at"} role="status">
			{isUnsaved ? staffText.unsaved : saved}
		</span>
	);
}
