"use client";

import { Button } from "@payloadcms/ui";
import { erasingText } from "../erasing/text";
import { saveDownload, sendFile } from "../parts/call-office";
import { useSending } from "../parts/use-sending";
import { studentDataText as text } from "./text";

/** In a student's form: download of the data for the family, and a link to the page that erases it. */
export function DataActs({ id, mayErase, erased }: { id: number; mayErase: boolean; erased: string | null }) {
	const [making, send] = useSending();
	const make = () =>
		send(async () => {
			await saveDownload(await sendFile("student-data/file", { id: String(id) }), text.link);
		});
	return (
		<div className="office-line office-targets students-data">
			<Button buttonStyle="secondary" disabled={making} margin={false} onClick={make}>
				<span aria-live="polite">{making ? text.making : text.link}</span>
			</Button>
			{mayErase && !erased && <a href={`/admin/erase/students/${id}`}>{erasingText.link}</a>}
			<p>{erased ? erasingText.erasedOn(erased) : text.hint}</p>
		</div>
	);
}
