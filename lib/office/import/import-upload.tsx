"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { noConnectionText } from "@/lib/bengali/no-connection";
import { fileFaults } from "../lists/text";
import { FileChoice } from "../parts/file-choice";
import { callPath } from "../paths";
import { importText } from "./text";

const { upload, progress } = importText;

type Outcome = { error: string | null };

/** Sends a file by XMLHttpRequest, which reports upload progress. */
function send(file: File, onProgress: (percent: number) => void): Promise<Outcome> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", callPath("import", "file"));
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
	const [percent, setPercent] = useState<number | null>(null);
	const [error, setError] = useState(fault);

	async function take(file: File) {
		if (file.size > maxBytes) return setError(fileFaults.large);
		setError(null);
		setPercent(0);
		const outcome = await send(file, setPercent);
		setPercent(null);
		setError(outcome.error);
		router.refresh();
	}

	return (
		<FileChoice
			label={upload.file}
			choose={upload.choose}
			dropped={upload.dropped}
			error={error}
			status={percent === null ? null : progress.sending(percent)}
			take={take}
		/>
	);
}
