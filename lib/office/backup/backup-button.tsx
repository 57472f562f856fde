"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { askOffice, callOffice } from "../parts/call-office";
import { usePolling } from "../parts/use-sending";

const interval = 1500;

type Progress = { running: boolean; failed: boolean; message: string };

type Props = {
	/** Since when one runs, ISO 8601, or "" if that is not known; null while none does. */
	since: string | null;
	subject: "backup" | "export";
	labels: { make: string; making: string };
};

/** Starts a backup or an export, waits for its end, and shows the outcome. */
export function BackupButton({ since: first, subject, labels }: Props) {
	const router = useRouter();
	const [since, setSince] = useState(first);
	const waiting = since !== null;

	usePolling(waiting ? interval : null, async () => {
		const { running, failed, message } = await askOffice<Progress>(
			`${subject}/progress`,
			since ? { since } : undefined,
		);
		if (running) return;
		setSince(null);
		(failed ? toast.error : toast.success)(message);
		router.refresh();
	});

	async function start() {
		setSince("");
		try {
			setSince((await callOffice<{ since?: string }>(`${subject}/start`)).since ?? "");
		} catch (error) {
			setSince(null);
			toast.error((error as Error).message);
		}
	}

	return (
		<Button disabled={waiting} onClick={start}>
			<span aria-live="polite">{waiting ? labels.making : labels.make}</span>
		</Button>
	);
}
