"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { formatMoment } from "@/lib/bengali/dates";
import { staffText } from "@/lib/bengali/staff";

/** Above the form of a collection's record: when it was last saved. Payload's own line has Latin digits and English names of times. */
export function SavedAt() {
	const { data } = useDocumentInfo();
	if (typeof data?.updatedAt !== "string") return null;
	return <span className="saved-at">{staffText.savedAt(formatMoment(data.updatedAt))}</span>;
}
