"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callApi } from "@/lib/browser/call";
import { WhenHydrated } from "../parts/when-hydrated";
import { callPath } from "../paths";
import { useStepUp } from "../second-factor/use-step-up";
import type { RecoverySheet as Sheet } from "./calls";
import { RecoverySheet } from "./recovery-sheet";

/** Makes a recovery sheet, and seals backups for it once it is printed. */
export function MakeSheet({ label }: { label: string }) {
	const router = useRouter();
	const [sending, send, dialog] = useStepUp();
	const [sheet, setSheet] = useState<Sheet>();

	const make = () => send(async () => setSheet(await callApi<Sheet>(callPath("backup", "new-key"))));

	const start = ({ recipient }: Sheet) =>
		send(async () => {
			const { message } = await callApi<{ message: string }>(callPath("backup", "seal"), { body: { recipient } });
			setSheet(undefined);
			toast.success(message);
			router.refresh();
		});

	return (
		<WhenHydrated>
			<Button buttonStyle="secondary" disabled={sending} onClick={make}>
				{label}
			</Button>
			{sheet && (
				<RecoverySheet
					onCancel={() => setSheet(undefined)}
					onPrinted={() => start(sheet)}
					sending={sending}
					sheet={sheet}
				/>
			)}
			{dialog}
		</WhenHydrated>
	);
}
