"use client";

import { useEffect, useState } from "react";
import { FailedCall } from "@/lib/browser/call";
import { askOffice } from "../parts/call-office";
import { ModalDialog } from "../parts/dialogs";
import type { Chapter } from "./calls";
import { GuideText } from "./guide-text";
import { guideText as text } from "./text";

/** @returns the chapter about a page; a sentence when it cannot be had; null as long as nothing is known */
function useChapter(page: string): Chapter | string | null {
	const [chapter, setChapter] = useState<Chapter | string | null>(null);
	useEffect(() => {
		let isCurrent = true;
		askOffice<Chapter>("guide/chapter", { page })
			.catch((error: unknown) => {
				if (error instanceof FailedCall) return error.message;
				throw error;
			})
			.then((answer) => isCurrent && setChapter(answer));
		return () => {
			isCurrent = false;
		};
	}, [page]);
	return chapter;
}

export default function GuideDialog({ page, onClose }: { page: string; onClose: () => void }) {
	const chapter = useChapter(page);
	const isThere = chapter !== null && typeof chapter === "object";
	return (
		<ModalDialog title={isThere ? chapter.title : text.title} className="guide" onClose={onClose}>
			{isThere ? <GuideText html={chapter.html} /> : <p role="status">{chapter ?? text.waiting}</p>}
			<p className="guide__ways">
				{/* In a tab of its own: the form that is open stays as it is. */}
				<a
					className="office-button"
					href={`/admin/guide${isThere ? `#${chapter.id}` : ""}`}
					target="_blank"
					rel="noreferrer"
				>
					{text.whole}
				</a>
				<button type="button" className="office-button" onClick={onClose}>
					{text.close}
				</button>
			</p>
		</ModalDialog>
	);
}
