"use client";

import { Button } from "@payloadcms/ui";
import { type ChangeEvent, useState } from "react";
import { keyOf, type MarksQueue } from "@/components/office/marks/marks-queue";
import { fileFaults } from "@/lib/bengali/office/lists";
import { markFileText as text } from "@/lib/bengali/office/marks";
import { callPath } from "@/lib/contract/office-paths";
import type { Grid } from "@/lib/office/marks/grid";
import type { MarkSheet } from "@/lib/office/marks/schema";
import { ActField } from "../act-field";
import { spreadsheets } from "../file-choice";
import { fileFault, sendFile } from "../send-file";

type Props = {
	grid: Grid;
	queue: MarksQueue;
	/** Of a file; the browser does not have lib/office/lists/limits. */
	maxBytes: number;
};

type Read = MarkSheet & { changed: [key: string, text: string][]; wrong: number };

async function read(file: File, { grid, queue, maxBytes }: Props): Promise<Read | string> {
	if (file.size > maxBytes) return fileFaults.large;
	const form = new FormData();
	form.append("exam", String(grid.exam.id));
	form.append("section", String(grid.section.id));
	form.append("file", file);
	try {
		const sheet: MarkSheet = await (await sendFile(callPath("marks", "file"), form)).json();
		const all = sheet.cells.map((cell): [string, string] => [keyOf(cell), cell.text]);
		const judged = all.map(([key, value]) => queue.judge(key, value));
		const changed = all.filter((_, index) => judged[index] !== "same");
		return { ...sheet, changed, wrong: judged.filter((one) => one === "wrong").length };
	} catch (error) {
		return fileFault(error);
	}
}

/** Downloads the grid as a file, and takes a filled-in one: its changes are shown before they are put into the grid. */
export function MarksFile(props: Props) {
	const { grid, queue } = props;
	const [state, setState] = useState<Read | string | null>(null);
	const [isReading, setReading] = useState(false);

	async function onChange({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? [];
		if (!file) return;
		setReading(true);
		setState(await read(file, props));
		setReading(false);
		// Cleared, so that the same file can be chosen again after it was corrected.
		target.value = "";
	}

	function put() {
		if (state && typeof state !== "string") queue.paste(state.changed);
		setState(null);
	}

	const found = state !== null && typeof state !== "string" ? state : null;
	return (
		<details className="marks-file">
			<summary>{text.title}</summary>
			<p>
				<a download href={callPath("marks", "sheet", { exam: grid.exam.id, section: grid.section.id })}>
					{text.download}
				</a>
			</p>
			<ActField errors={typeof state === "string" ? [state] : undefined} label={text.file}>
				{(control) => <input {...control} accept={spreadsheets} disabled={isReading} onChange={onChange} type="file" />}
			</ActField>
			<p aria-live="polite">{isReading && text.reading}</p>
			{found && (
				<div role="status">
					<p>{found.changed.length > 0 ? text.found(found.changed.length, found.wrong) : text.same}</p>
					{found.ignored.length > 0 && <p>{text.ignored(found.ignored)}</p>}
					<ul>
						{found.refused.map(({ line, reason }) => (
							<li key={line}>{text.line(line, reason)}</li>
						))}
					</ul>
					<div className="marks-choices">
						{found.changed.length > 0 && (
							<Button margin={false} onClick={put}>
								{text.put}
							</Button>
						)}
						<Button buttonStyle="secondary" margin={false} onClick={() => setState(null)}>
							{text.cancel}
						</Button>
					</div>
				</div>
			)}
		</details>
	);
}
