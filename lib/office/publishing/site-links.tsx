"use client";

import { useDocumentInfo, useFormModified } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { stateOf } from "@/lib/office/parts/record-state";
import { useLeaveWarning } from "../parts/print";
import { RecordState } from "../parts/record-state";
import { callPath } from "../paths";
import { hasNewerDraft, useSaveDraft } from "./submit-to-publish";
import { siteLinkText as texts } from "./text";

/** Saves the draft when the connection is back, and warns before a page with unsaved text is closed. */
function useSafeDraft(slug: string | undefined, id: number | string | undefined): boolean {
	const modified = useFormModified();
	const saveDraft = useSaveDraft(slug, id);
	const [offline, setOffline] = useState(false);
	const save = useRef(() => {});
	save.current = () => {
		if (modified && id) void saveDraft({ disableSuccessStatus: true });
	};
	useEffect(() => {
		const onOffline = () => setOffline(true);
		const onOnline = () => {
			setOffline(false);
			save.current();
		};
		addEventListener("offline", onOffline);
		addEventListener("online", onOnline);
		return () => {
			removeEventListener("offline", onOffline);
			removeEventListener("online", onOnline);
		};
	}, []);
	useLeaveWarning(modified);
	return offline;
}

/** Above the form of a record with a page: its state, links to that page and to the preview of the draft. */
export function SiteLinks() {
	const document = useDocumentInfo();
	const { id, collectionSlug, data, hasPublishedDoc, isTrashed } = document;
	const offline = useSafeDraft(collectionSlug, id);
	if (!id || isTrashed) return null;
	// Changes that are not published may have other dates than the published version, which is not known here: the link leads
	// to the preview if the page is not public.
	const isChanged = hasPublishedDoc && hasNewerDraft(document);
	const published = isChanged ? "changed" : "published";
	const record = { ...data, _status: hasPublishedDoc ? published : "draft" };
	return (
		<span className="office-line site-links">
			<RecordState record={record} />
			{offline && <strong role="status">{texts.connectionLost}</strong>}
			<a href={`/preview/${collectionSlug}/${id}`} target="_blank" rel="noopener">
				{texts.preview}
			</a>
			{(isChanged || stateOf(record).kind === "public") && (
				<a
					href={callPath("publishing/site-page", { collection: collectionSlug ?? "", id })}
					target="_blank"
					rel="noopener"
				>
					{texts.open}
				</a>
			)}
		</span>
	);
}
