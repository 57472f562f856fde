"use client";

import { Button, toast } from "@payloadcms/ui";
import { type ChangeEvent, useId, useState } from "react";
import { listFileText as text } from "@/lib/bengali/admissions-desk";
import { FailedCall } from "@/lib/browser/call";
import { useHydrated } from "@/lib/browser/use-hydrated";
import type { ListAdded, ListCheck } from "@/lib/contract/admissions-desk";
import { RefusedRows } from "./applicant-list-refused";
import { sendFile } from "./send-file";

const formOf = (file: File, more: Record<string, string> = {}): FormData => {
	const form = new FormData();
	form.append("file", file);
	for (const [name, value] of Object.entries(more)) form.append(name, value);
	return form;
};

type Checked = { file: File; check: ListCheck };

/** Takes a file, shows what would be added, and adds it. The file stays in the browser until it is confirmed. */
export function ApplicantList() {
	const id = useId();
	const isHydrated = useHydrated();
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
			const [message] = failure instanceof FailedCall ? (failure.errors.file ?? []) : [];
			setError(message ?? (failure as Error).message);
		}
		setWorking(null);
	}

	async function check(file: File) {
		setChecked(null);
		setAdded(null);
		const response = await sendFile("/office/applicant-list/check", formOf(file));
		setChecked({ file, check: await response.json() });
	}

	async function add({ file, check: { fingerprint } }: Checked) {
		try {
			const response = await sendFile("/office/applicant-list/add", formOf(file, { fingerprint }));
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

	function onChange({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? [];
		if (file) void work(text.reading, () => check(file));
		// The same file can be chosen again after it was corrected.
		target.value = "";
	}

	const fresh = checked?.check.counts.new ?? 0;
	return (
		<div className="admissions-import">
			<div className="import-drop">
				<span className="import-file" id={`${id}-file`}>
					{text.file}
				</span>
				<input
					accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
					aria-describedby={`${id}-file ${id}-error`}
					aria-invalid={error !== null}
					className="import-input"
					disabled={!isHydrated || working !== null}
					id={id}
					onChange={onChange}
					type="file"
				/>
				{/* The browser's own button is in the browser's language. */}
				<label className="btn btn--style-primary btn--size-medium import-link" htmlFor={id}>
					{checked ? text.chooseOther : text.choose}
				</label>
				<p className="import-error" id={`${id}-error`} role="alert">
					{error}
				</p>
				<p aria-live="polite">{working}</p>
			</div>
			{added && (
				<div className="import-done" role="status">
					<p>✓ {added}</p>
					<p>{text.undoHint}</p>
					<a href="/admin/admissions">{text.queue}</a>
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
					<RefusedRows check={checked.check} file={checked.file} />
				</section>
			)}
		</div>
	);
}
