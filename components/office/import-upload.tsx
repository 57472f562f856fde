"use client";

import { useRouter } from "next/navigation";
import { type ChangeEvent, type DragEvent, useId, useState } from "react";
import { importText } from "@/lib/bengali/import";
import { fileFaults } from "@/lib/bengali/import-file";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { useHydrated } from "@/lib/browser/use-hydrated";

const { upload, progress } = importText;

type Outcome = { error: string | null };

/** Sends a file by XMLHttpRequest, which tells how much has been sent. */
function send(file: File, onProgress: (percent: number) => void): Promise<Outcome> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", "/office/import/file");
		request.responseType = "json";
		request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((100 * loaded) / total));
		request.onerror = () => resolve({ error: noConnectionText });
		request.onload = () => {
			const { message, errors } = request.response ?? { message: noConnectionText };
			resolve({ error: request.status === 200 ? null : (errors?.file?.[0] ?? message) });
		};
		const form = new FormData();
		form.append("file", file);
		request.send(form);
	});
}

type Props = {
	/** Why the last file was refused. */
	fault: string | null;
	maxBytes: number;
};

/** Takes a file, chosen or dropped, and sends it at once. */
export function ImportUpload({ fault, maxBytes }: Props) {
	const router = useRouter();
	const id = useId();
	const isHydrated = useHydrated();
	const [percent, setPercent] = useState<number | null>(null);
	const [error, setError] = useState(fault);

	async function take(file: File | undefined) {
		if (!file || percent !== null) return;
		if (file.size > maxBytes) return setError(fileFaults.large);
		setError(null);
		setPercent(0);
		const outcome = await send(file, setPercent);
		setPercent(null);
		setError(outcome.error);
		router.refresh();
	}

	function onChange({ target }: ChangeEvent<HTMLInputElement>) {
		const [file] = target.files ?? [];
		// Cleared, so that the same file can be chosen again after it was corrected.
		void take(file).then(() => {
			target.value = "";
		});
	}

	function onDrop(event: DragEvent) {
		event.preventDefault();
		void take(event.dataTransfer.files[0]);
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the file input inside
		<div className="import-drop" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
			<span className="import-file" id={`${id}-file`}>
				{upload.file}
			</span>
			<input
				accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
				aria-describedby={`${id}-file ${id}-error`}
				className="import-input"
				aria-invalid={error !== null}
				disabled={!isHydrated || percent !== null}
				id={id}
				onChange={onChange}
				type="file"
			/>
			{/* The browser's own button is in the browser's language. */}
			<label className="btn btn--style-primary btn--size-medium import-link" htmlFor={id}>
				{upload.choose}
			</label>
			<span className="import-quiet">{upload.dropped}</span>
			<p className="import-error" id={`${id}-error`} role="alert">
				{error}
			</p>
			<p aria-live="polite">{percent === null ? null : progress.sending(percent)}</p>
		</div>
	);
}
