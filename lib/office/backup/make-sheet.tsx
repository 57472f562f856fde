"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { actInOffice, callOffice } from "../parts/call-office";
import { WhenHydrated } from "../parts/loading";
import { useStepUp } from "../second-factor/use-step-up";
import type { RecoverySheet as Sheet } from "./calls";
import { RecoverySheet } from "./recovery-sheet";

/** Makes a recovery sheet, and seals backups for it once it is printed. */
export function MakeSheet({ label }: { label: string }) {
	const router = useRouter();
	const [sending, send, dialog] = useStepUp();
	const [sheet, setSheet] = useState<Sheet>();

	const make = () => send(async () => setSheet(await callOffice<Sheet>("backup/new-key")));

	const start = ({ recipient }: Sheet) =>
		send(async () => {
			await actInOffice("backup/seal", { recipient });
			setSheet(undefined);
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
