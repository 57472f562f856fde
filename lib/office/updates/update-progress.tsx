"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { actInOffice, askOffice } from "../parts/call-office";
import { ConfirmButton } from "../parts/dialogs";
import { WhenHydrated } from "../parts/loading";
import { usePolling } from "../parts/use-sending";
import { useStepUp } from "../second-factor/use-step-up";
import { updatesText as texts } from "./text";

const interval = 1500;

type Progress = { running: boolean; said: string[] };

type Props = {
	canStart: boolean;
	/** The way back, in words. */
	back: { label: string; until: string; question: string } | null;
	isRunning: boolean;
	said: string[];
};

/** Starts an update or the way back, and shows what it says, also while the server that started it gives way. */
export function UpdateProgress({ canStart, back, ...first }: Props) {
	const router = useRouter();
	const [sending, send, dialog] = useStepUp();
	const [{ running, said }, setProgress] = useState<Progress>({ running: first.isRunning, said: first.said });

	usePolling(running ? interval : null, async () => {
		const progress = await askOffice<Progress>("updates/progress");
		setProgress(progress);
		// Another version serves: its page, and its scripts.
		if (!progress.running) router.refresh();
	});

	const start = (call: "start" | "back") =>
		send(async () => {
			await actInOffice(`updates/${call}`);
			setProgress({ running: true, said: [] });
		});

	return (
		<WhenHydrated>
			{canStart && (
				<Button disabled={running || sending} onClick={() => start("start")}>
					{running ? texts.running : texts.start}
				</Button>
			)}
			{(running || said.length > 0) && (
				<section aria-live="polite">
					<h2>{running ? texts.running : texts.last}</h2>
					{said.map((line) => (
						<p key={line}>{line}</p>
					))}
				</section>
			)}
			{back && (
				<section>
					<h2>{texts.back.title}</h2>
					<p>
						{back.until} {back.question}
					</p>
					<ConfirmButton
						disabled={running || sending}
						onConfirm={() => start("back")}
						words={{ ...texts.back, ...back }}
					/>
				</section>
			)}
			{dialog}
		</WhenHydrated>
	);
}
