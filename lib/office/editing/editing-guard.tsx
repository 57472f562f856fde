"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { Conflict } from "./conflict";
import { Presence } from "./presence-line";

/** Above each form: who else writes in the record, and what to do when somebody has saved it in the meantime. */
export function EditingGuard() {
	const { id, collectionSlug, globalSlug, isTrashed } = useDocumentInfo();
	const slug = collectionSlug ?? globalSlug;
	if (!slug || isTrashed || (collectionSlug && !id)) return null;
	const record = { slug, id: id === undefined ? undefined : Number(id) };
	return (
		<>
			<Presence id={record.id} slug={record.slug} />
			<Conflict record={record} />
		</>
	);
}
