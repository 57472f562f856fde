"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type SubmitEvent, useState } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { TextField } from "../parts/act-field";
import { actInOffice, callOffice } from "../parts/call-office";
import { WhenHydrated } from "../parts/loading";
import { Pairs } from "../parts/pairs";
import { PrintButton, PrintedOnce } from "../parts/print";
import { useStepUp } from "../second-factor/use-step-up";
import type { RecoverySheet as Sheet } from "./calls";
import { sealingText as texts } from "./text";

const { sheet: labels } = texts;

/** Characters that are typed from the paper, to show that it is printed. */
const typed = 6;

/** In groups, so that it can be typed from paper; spaces do not matter. */
const inGroups = (key: string) => key.match(/.{1,6}/g)?.join(" ") ?? key;

type Props = {
	sheet: Sheet;
	sending: boolean;
	onPrinted: () => Promise<void>;
	onCancel: () => void;
};

/** The key, which backups are sealed for once its printed last characters have been typed. */
function RecoverySheet({ sheet, sending, onPrinted, onCancel }: Props) {
	const { school, key, number, qr, made } = sheet;
	const [last, setLast] = useState("");
	const [isWrong, setWrong] = useState(false);

	function start(event: SubmitEvent) {
		event.preventDefault();
		const isRight = last.replaceAll(/\s/g, "").toUpperCase() === key.slice(-typed);
		setWrong(!isRight);
		if (isRight) void onPrinted();
	}

	const facts = [
		[labels.number, number],
		[labels.made, formatDate(made)],
		[labels.address, window.location.host],
		[labels.key, inGroups(key), "recovery-key"],
	] as const;
	return (
		<PrintedOnce className="password-cover recovery-cover" title={labels.title}>
			<section aria-label={labels.title} className="office-snug password-slip recovery-sheet">
				<h2>{school}</h2>
				<p>{labels.title}</p>
				<Pairs pairs={facts} />
				<img alt={labels.qr} src={qr} />
				<ol>
					{labels.keep.map((line) => (
						<li key={line}>{line}</li>
					))}
				</ol>
			</section>
			<form className="password-tools office-line office-screen printed-once-tools" noValidate onSubmit={start}>
				<p role="alert">{texts.once}</p>
				<PrintButton>{texts.print}</PrintButton>
				<TextField
					errors={isWrong ? [texts.wrongLast] : undefined}
					label={texts.last}
					autoCapitalize="characters"
					onChange={setLast}
					spellCheck={false}
					value={last}
				/>
				<Button disabled={sending} type="submit">
					{texts.start}
				</Button>
				<Button buttonStyle="secondary" onClick={onCancel}>
					{texts.cancel}
				</Button>
			</form>
		</PrintedOnce>
	);
}

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
