"use client";

import { toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { importText } from "@/lib/bengali/import";
import { callApi } from "@/lib/browser/call";
import { ConfirmButton } from "./confirm-button";
import { useSending } from "./use-sending";

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
	const [sending, send] = useSending();
	const [refusal, setRefusal] = useState<Answer | null>(null);

	async function undo() {
		await send(async () => {
			const answer = await callApi<Answer>("/office/import/undo", { body: { id }, timeout });
			setRefusal(answer.success ? null : answer);
			if (answer.success) toast.success(answer.message);
		});
		router.refresh();
	}

	return (
		<>
			<ConfirmButton
				description={past.undoOf(file)}
				disabled={sending}
				label={past.undo}
				no={past.no}
				onConfirm={undo}
				question={past.sure}
				size="small"
				yes={past.yes}
			/>
			{refusal && <Holds {...refusal} />}
		</>
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
