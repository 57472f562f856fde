"use client";

import { type ChangeEvent, type DragEvent, useId } from "react";

/**
 * For the `ref` of a file input: React is not told of files that were chosen before the scripts of the page ran, so they are
 * told once it listens.
 */
export function tellEarlyFiles(input: HTMLInputElement | null): void {
	if (input?.files?.length) queueMicrotask(() => input.dispatchEvent(new Event("change", { bubbles: true })));
}

/** Files of a spreadsheet program. */
const spreadsheets = ".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type Props = {
	label: string;
	/** Label of the button. */
	choose: string;
	/** Text saying that a file can be dropped too; if undefined, dropping is disabled. */
	dropped?: string;
	error: string | null;
	/** What is being done with a file, during which no other file can be chosen; null if nothing. */
	status: string | null;
	take: (file: File) => void;
	/** Kinds of files; by default spreadsheets. */
	accept?: string;
};

/** Takes a spreadsheet, or a file of another kind. */
export function FileChoice({ label, choose, dropped, error, status, take, accept = spreadsheets }: Props) {
	const id = useId();

	function onChange({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? [];
		if (file) take(file);
		// Cleared, so that the same file can be chosen again after it was corrected.
		target.value = "";
	}

	const drop = {
		onDragOver: (event: DragEvent) => event.preventDefault(),
		onDrop: (event: DragEvent) => {
			event.preventDefault();
			const [file] = event.dataTransfer.files;
			if (file && status === null) take(file);
		},
	};
	return (
		<div className="import-drop" {...(dropped !== undefined && drop)}>
			<span className="import-file" id={`${id}-file`}>
				{label}
			</span>
			<input
				accept={accept}
				aria-describedby={`${id}-file ${id}-error`}
				aria-invalid={error !== null}
				className="office-file"
				disabled={status !== null}
				id={id}
				onChange={onChange}
				ref={tellEarlyFiles}
				type="file"
			/>
			{/* The browser's own button is in the browser's language. */}
			<label className="btn btn--style-primary btn--size-medium import-link" htmlFor={id}>
				{choose}
			</label>
			{dropped !== undefined && <span className="office-quiet">{dropped}</span>}
			<p className="office-error" id={`${id}-error`} role="alert">
				{error}
			</p>
			<p aria-live="polite">{status}</p>
		</div>
	);
}
