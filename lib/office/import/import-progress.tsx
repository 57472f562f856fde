"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useEffect, useState, useTransition } from "react";
import { announceAct } from "@/lib/browser/acts";
import { callApi } from "@/lib/browser/call";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import { importText } from "./text";

const { progress } = importText;

const interval = 700;

type Progress = { state: string; done: number; all: number };

/** Shows the progress of the import until it is read or applied, by polling the server. */
export function ImportProgress({ id, state }: { id: number; state: string }) {
	const router = useRouter();
	const [{ done, all }, setProgress] = useState<Progress>({ state, done: 0, all: 0 });
	const [cancelling, send] = useSending();
	const [refreshing, refresh] = useTransition();

	useEffect(() => {
		// Another refresh would restart the rendering of the page, which on a slow phone would then never finish.
		if (refreshing) return;
		let isOver = false;
		const look = async () => {
			const now = await callApi<Progress>(callPath("import", "progress"), { method: "GET" });
			if (isOver) return;
			if (now.state === state) setProgress(now);
			else {
				if (state === "applying") announceAct();
				refresh(() => router.refresh());
			}
		};
		// A failed request says nothing about the import: the next interval asks again.
		const timer = setInterval(() => void look().catch(() => undefined), interval);
		return () => {
			isOver = true;
			clearInterval(timer);
		};
	}, [state, router, refreshing]);

	async function cancel() {
		await send(async () => {
			toast.success((await callApi<{ message: string }>(callPath("import", "cancel"), { body: { id } })).message);
		});
		router.refresh();
	}

	return (
		<div className="import-progress">
			<p aria-live="polite">{state === "applying" ? progress.applying(done, all) : progress.reading}</p>
			<progress {...(state === "applying" && all > 0 ? { max: all, value: done } : {})} />
			<Button buttonStyle="secondary" disabled={cancelling} onClick={cancel}>
				{progress.cancel}
			</Button>
		</div>
	);
}
