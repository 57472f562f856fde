"use client";

import { Button, useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { shareText } from "@/lib/bengali/share";
import { recordStateText } from "@/lib/office/parts/record-state";
import { ReachLink } from "../circulars/circular-links";
import { askOffice } from "../parts/call-office";
import { ReadyText } from "../parts/ready-text";
import type { Announcement } from "./calls";
import { announcementText as texts } from "./text";

const never = () => () => undefined;
const useCanShare = () =>
	useSyncExternalStore(
		never,
		() => "share" in navigator,
		() => false,
	);

/** @returns what can be told of the record now; null while nothing is, or it is not known yet */
function useAnnouncement() {
	const { id, collectionSlug: collection = "", hasPublishedDoc, isTrashed, savedDocumentData } = useDocumentInfo();
	const [found, setFound] = useState<Announcement | null>(null);
	const isPublished = Boolean(id && hasPublishedDoc && !isTrashed);
	const saved = String(savedDocumentData?.updatedAt ?? "");
	// biome-ignore lint/correctness/useExhaustiveDependencies: asked anew after each save, which may have published another text
	useEffect(() => {
		if (!isPublished) return setFound(null);
		let isLatest = true;
		// A help only: without an answer the panel stays as it is.
		void askOffice<Announcement>("publishing/announcement", { collection, id: id ?? 0 })
			.then((answer) => isLatest && setFound(answer))
			.catch(() => undefined);
		return () => {
			isLatest = false;
		};
	}, [isPublished, collection, id, saved]);
	return isPublished ? found : null;
}

/** The text with which families are told of a public record: open after it was published here, else folded. */
export function AnnouncementField() {
	const { collectionSlug, hasPublishedDoc, id } = useDocumentInfo();
	const wasPublished = useRef(hasPublishedDoc);
	const found = useAnnouncement();
	const canShare = useCanShare();
	if (!found) return null;
	const { state, text, title, url } = found;
	if (state.kind === "scheduled")
		return (
			<p className="office-stack announcement" role="status">
				{texts.scheduled(recordStateText(state))}
			</p>
		);
	if (text === null) return null;
	return (
		<details className="office-snug office-stack announcement" open={!wasPublished.current}>
			<summary>{texts.title}</summary>
			<p>{texts.hint}</p>
			<ReadyText label={texts.label} rows={4} text={text} words={texts}>
				<Button
					buttonStyle="secondary"
					el="anchor"
					margin={false}
					newTab
					url={`https://wa.me/?text=${encodeURIComponent(text)}`}
				>
					{shareText.whatsapp}
				</Button>
				{canShare && (
					<Button
						buttonStyle="secondary"
						margin={false}
						// Closing the sheet is no error.
						onClick={() => void navigator.share({ title, text, url }).catch(() => undefined)}
					>
						{shareText.share}
					</Button>
				)}
			</ReadyText>
			{collectionSlug === "notices" && id && <ReachLink notice={id} />}
		</details>
	);
}
