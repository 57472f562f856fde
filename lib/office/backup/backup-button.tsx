"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { callApi } from "@/lib/browser/call";
import { callPath } from "../paths";

const interval = 1500;

type Progress = { running: boolean; failed: boolean; message: string };

type Props = { isRunning: boolean; subject: "backup" | "export"; labels: { make: string; making: string } };

/** Starts a backup or an export, waits for its end, and shows the outcome. */
export function BackupButton({ isRunning, subject, labels }: Props) {
	const router = useRouter();
	const [waiting, setWaiting] = useState(isRunning);

	const look = useCallback(async () => {
		const { running, failed, message } = await callApi<Progress>(callPath(subject, "progress"), { method: "GET" });
		if (running) return;
		setWaiting(false);
		(failed ? toast.error : toast.success)(message);
		router.refresh();
	}, [router, subject]);

	useEffect(() => {
		if (!waiting) return;
		// A failed request says nothing about the backup: the next interval asks again.
		const timer = setInterval(() => void look().catch(() => undefined), interval);
		return () => clearInterval(timer);
	}, [waiting, look]);

	async function start() {
		setWaiting(true);
		try {
			await callApi(callPath(subject, "start"));
		} catch (error) {
			setWaiting(false);
			toast.error((error as Error).message);
		}
	}

	return (
		<Button disabled={waiting} onClick={start}>
			<span aria-live="polite">{waiting ? labels.making : labels.make}</span>
		</Button>
	);
}
