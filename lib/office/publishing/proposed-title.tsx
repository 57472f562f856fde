"use client";

import { useField } from "@payloadcms/ui";
import { useRef, useState } from "react";
import { askOffice } from "../parts/call-office";
import { filesText as texts } from "./text";
import type { Uploaded } from "./use-uploads";

/**
 * Fills the empty title with what a PDF file is about. What is typed meanwhile stays.
 * @returns the proposed title while it stands in the form as it was proposed
 */
export function useProposedTitle() {
	const { value = "", setValue } = useField<string>({ path: "name" });
	const [proposed, setProposed] = useState("");
	const current = useRef(value);
	current.current = value;
	async function propose({ id, mimeType }: Uploaded) {
		if (mimeType !== "application/pdf" || current.current) return;
		// A help only: without an answer the title is typed as always.
		const answer = await askOffice<{ title: string | null }>("publishing/file-title", { id }).catch(() => null);
		if (!answer?.title || current.current) return;
		current.current = answer.title;
		setValue(answer.title);
		setProposed(answer.title);
	}
	function drop() {
		setValue("");
		document.querySelector<HTMLInputElement>("#field-name")?.focus();
	}
	return { title: proposed === value ? proposed : "", propose, drop };
}

/** Says that the title was filled, below the files, where the eyes are; the title itself stands above. */
export const ProposedTitle = ({ title, drop }: { title: string; drop: () => void }) => (
	<div role="status">
		{title && (
			<p className="office-line files-field__proposed">
				{texts.proposed(title)}
				<button className="office-link" type="button" onClick={drop}>
					{texts.dropProposed}
				</button>
			</p>
		)}
	</div>
);
