"use client";

import { useDocumentInfo } from "@payloadcms/ui";
import { useEffect, useRef, useState } from "react";
import { callCms } from "../parts/call-office";
import { filesText } from "./text";

/** A record of `media`, as far as the files field shows it. */
export type Uploaded = { id: number; filename: string; mimeType?: string; sizes?: { small?: { filename?: string } } };

/** A file that is not stored yet; `reason` says why it failed. */
type Pending = { key: number; file: File; reason?: string };

async function send(file: File): Promise<Uploaded> {
	const body = new FormData();
	body.append("file", file);
	body.append("_payload", "{}");
	const path = "/cms/media?depth=0&describedByTitle=true";
	return (await callCms<{ doc: Uploaded }>(path, { method: "POST", body }, filesText.notStored)).doc;
}

/**
 * Uploads files one after the other, as soon as they are added. While any is on its way, the form is not published.
 * @param onStored called with each stored upload, in the order in which they were added
 */
export function useUploads(onStored: (upload: Uploaded) => void) {
	const { setUploadStatus } = useDocumentInfo();
	const [pending, setPending] = useState<Pending[]>([]);
	const last = useRef(0);
	const sending = useRef<number | null>(null);
	const stored = useRef(onStored);
	stored.current = onStored;
	const next = pending.find(({ reason }) => !reason);

	useEffect(() => {
		const rest = pending.length > 0 ? "failed" : "idle";
		setUploadStatus?.(next ? "uploading" : rest);
		if (!next || sending.current !== null) return;
		sending.current = next.key;
		const end = (left: (all: Pending[]) => Pending[]) => {
			sending.current = null;
			setPending(left);
		};
		send(next.file).then(
			(upload) => {
				stored.current(upload);
				end((all) => all.filter(({ key }) => key !== next.key));
			},
			(error: Error) => {
				end((all) => all.map((upload) => (upload.key === next.key ? { ...upload, reason: error.message } : upload)));
			},
		);
	}, [next, pending.length, setUploadStatus]);

	return {
		pending,
		add: (files: Iterable<File>) => {
			const added = [...files].map((file) => {
				last.current += 1;
				return { key: last.current, file };
			});
			setPending((all) => [...all, ...added]);
		},
		retry: (key: number) =>
			setPending((all) => all.map((upload) => (upload.key === key ? { key: upload.key, file: upload.file } : upload))),
		dismiss: (key: number) => setPending((all) => all.filter((upload) => upload.key !== key)),
	};
}
