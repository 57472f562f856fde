"use client";

import { callApi } from "@/lib/browser/call";
import { useCall } from "@/lib/browser/use-call";
import { ModalDialog } from "../parts/modal-dialog";
import { callPath } from "../paths";
import type { Chapter } from "./calls";
import { GuideText } from "./guide-text";
import { guideText as text } from "./text";

const read = (path: string) => callApi<Chapter>(path, { method: "GET" });

export default function GuideDialog({ page, onClose }: { page: string; onClose: () => void }) {
	const { data: chapter, failure } = useCall(callPath("guide/chapter", { page }), read);
	return (
		<ModalDialog title={chapter ? chapter.title : text.title} className="guide" onClose={onClose}>
			{chapter ? <GuideText html={chapter.html} /> : <p role="status">{failure?.message ?? text.waiting}</p>}
			<p className="guide__ways">
				{/* In a tab of its own: the form that is open stays as it is. */}
				<a
					className="office-button"
					href={`/admin/guide${chapter ? `#${chapter.id}` : ""}`}
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
