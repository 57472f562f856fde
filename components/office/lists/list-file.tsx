"use client";

import { Button, toast } from "@payloadcms/ui";
import { useState } from "react";
import type { ListFileText } from "@/lib/bengali/office/lists";
import { FailedCall } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import type { ListAdded, ListCheck, ListSubject } from "@/lib/office/lists/schema";
import { FileChoice } from "../file-choice";
import { fileFault, sendFile } from "../send-file";
import { RefusedRows } from "./list-file-refused";

const formOf = (file: File, more: Record<string, string> = {}): FormData => {
	const form = new FormData();
	form.append("file", file);
	for (const [name, value] of Object.entries(more)) form.append(name, value);
	return form;
};

type Checked = { file: File; check: ListCheck };

type Props = {
	/** Whose calls `check`, `add` and `refused` are used. */
	subject: ListSubject;
	text: ListFileText;
	/** Where the added records are. */
	done: string;
};

/** Takes a file, shows what would be added, and adds it. The file stays in the browser until it is confirmed. */
export function ListFile({ subject, text, done }: Props) {
	const [working, setWorking] = useState<string | null>(null);
	const [checked, setChecked] = useState<Checked | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [added, setAdded] = useState<string | null>(null);

	async function work(what: string, task: () => Promise<void>) {
		setWorking(what);
		setError(null);
		try {
			await task();
		} catch (failure) {
			setError(fileFault(failure));
		}
		setWorking(null);
	}

	async function check(file: File) {
		setChecked(null);
		setAdded(null);
		const response = await sendFile(callPath(subject, "check"), formOf(file));
		setChecked({ file, check: await response.json() });
	}

	async function add({ file, check: { fingerprint } }: Checked) {
		try {
			const response = await sendFile(callPath(subject, "add"), formOf(file, { fingerprint }));
			const { message }: ListAdded = await response.json();
			setChecked(null);
			setAdded(message);
			toast.success(message);
		} catch (failure) {
			// The records may have changed: shows what would be added now.
			if (failure instanceof FailedCall && failure.status === 422) await check(file);
			throw failure;
		}
	}

	const fresh = checked?.check.counts.new ?? 0;
	return (
		<div className="admissions-import">
			<FileChoice
				label={text.file}
				choose={checked ? text.chooseOther : text.choose}
				error={error}
				status={working}
				take={(file) => void work(text.reading, () => check(file))}
			/>
			{added && (
				<div className="import-done" role="status">
					<p>✓ {added}</p>
					<p>{text.undoHint}</p>
					<a href={done}>{text.queue}</a>
				</div>
			)}
			{checked && (
				<section aria-label={text.of(checked.file.name)}>
					<h2>{text.of(checked.file.name)}</h2>
					<p>
						<strong>{text.counts(fresh, checked.check.counts.same, checked.check.counts.refused)}</strong>
					</p>
					{checked.check.ignored.length > 0 && <p>{text.ignored(checked.check.ignored)}</p>}
					{fresh === 0 && <p>{text.nothing}</p>}
					{fresh > 0 && (
						<Button disabled={working !== null} onClick={() => work(text.adding, () => add(checked))}>
							{text.confirm(fresh)}
						</Button>
					)}
					<RefusedRows subject={subject} check={checked.check} file={checked.file} text={text} />
				</section>
			)}
		</div>
	);
}
