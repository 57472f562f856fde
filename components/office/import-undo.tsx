"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { importText } from "@/lib/bengali/import";
import { callApi } from "@/lib/browser/call";
import { useHydrated } from "@/lib/browser/use-hydrated";

const { past } = importText;

type Hold = { title: string; reason: string };
type Answer = { success: boolean; message: string; holds: Hold[] };

/** Milliseconds: an import of thousands of students on a slow machine. */
const timeout = 600_000;

/** Holds that are listed. */
const shown = 20;

/** Undoes an import after a question; says what keeps it from being undone. */
export function ImportUndo({ id, file }: { id: number; file: string }) {
	const router = useRouter();
	const [state, setState] = useState<"idle" | "asking" | "sending">("idle");
	const isHydrated = useHydrated();
	const [refusal, setRefusal] = useState<Answer | null>(null);

	async function undo() {
		setState("sending");
		try {
			const answer = await callApi<Answer>("/office/import/undo", { body: { id }, timeout });
			setRefusal(answer.success ? null : answer);
			if (answer.success) toast.success(answer.message);
		} catch (error) {
			toast.error((error as Error).message);
		}
		setState("idle");
		router.refresh();
	}

	if (state === "idle")
		return (
			<>
				<Button
					aria-label={past.undoOf(file)}
					buttonStyle="secondary"
					disabled={!isHydrated}
					margin={false}
					onClick={() => setState("asking")}
					size="small"
				>
					{past.undo}
				</Button>
				{refusal && <Holds {...refusal} />}
			</>
		);
	return (
		<div>
			<p>{past.sure}</p>
			<div className="import-actions">
				<Button disabled={state === "sending"} margin={false} onClick={undo} size="small">
					{past.yes}
				</Button>
				<Button
					buttonStyle="secondary"
					disabled={state === "sending"}
					margin={false}
					onClick={() => setState("idle")}
					size="small"
				>
					{past.no}
				</Button>
			</div>
		</div>
	);
}

const Holds = ({ message, holds }: Answer) => (
	<div role="alert">
		<p className="import-error">{message}</p>
		<ul>
			{holds.slice(0, shown).map(({ title, reason }) => (
				<li key={title}>
					{title}: {reason}
				</li>
			))}
		</ul>
		{holds.length > shown && <p>{past.more(holds.length - shown)}</p>}
	</div>
);
