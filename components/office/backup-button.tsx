"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useCallback, useEffect, useState } from "react";
import { backupOfficeText as texts } from "@/lib/bengali/backup";

const interval = 1500;

type Progress = { running: boolean; failed: boolean; message: string };

async function ask(path: string, method: "GET" | "POST"): Promise<Progress> {
	const response = await fetch(`/office/backup/${path}`, { method });
	const answer = await response.json();
	if (!response.ok) throw new Error(answer.message);
	return answer;
}

/** Starts a backup, waits for it, and says what came of it. */
export function BackupButton({ isRunning }: { isRunning: boolean }) {
	const router = useRouter();
	const [waiting, setWaiting] = useState(isRunning);

	const look = useCallback(async () => {
		const { running, failed, message } = await ask("progress", "GET");
		if (running) return;
		setWaiting(false);
		(failed ? toast.error : toast.success)(message);
		router.refresh();
	}, [router]);

	useEffect(() => {
		if (!waiting) return;
		// A lost connection is no outcome: it asks again.
		const timer = setInterval(() => void look().catch(() => undefined), interval);
		return () => clearInterval(timer);
	}, [waiting, look]);

	async function start() {
		setWaiting(true);
		try {
			await ask("start", "POST");
		} catch (error) {
			setWaiting(false);
			toast.error(error instanceof TypeError ? texts.noConnection : (error as Error).message);
		}
	}

	return (
		<Button disabled={waiting} onClick={start}>
			<span aria-live="polite">{waiting ? texts.making : texts.make}</span>
		</Button>
	);
}
