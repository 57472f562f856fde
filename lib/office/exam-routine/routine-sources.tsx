import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { ChoiceField, TextField } from "../parts/act-field";
import { callOffice } from "../parts/call-office";
import { DayField } from "../parts/date-picker";
import { useSentForm } from "../parts/use-sending";
import type { Reading } from "./shared";
import { examRoutineOfficeText } from "./text";

const { copy: copyText, paste: pasteText } = examRoutineOfficeText;

type Props = { exam: number; others: { id: number; title: string }[]; add: (read: Reading) => void };

/** Where rows come from that are not typed: a pasted text, or the routine of another exam. */
export function RoutineSources({ exam, others, add }: Props) {
	const [pasted, setPasted] = useState("");
	const [from, setFrom] = useState("");
	const [first, setFirst] = useState("");
	const { errors, send, sending } = useSentForm(["text", "from", "first"]);
	const paste = () =>
		send(async () => {
			add(await callOffice<Reading>("exam-routine/paste", { exam, text: pasted }));
			setPasted("");
		});
	const copy = () => send(async () => add(await callOffice<Reading>("exam-routine/copy", { exam, from, first })));
	return (
		<>
			<details className="office-more office-stack marks-file">
				<summary>{pasteText.title}</summary>
				<TextField
					label={pasteText.label}
					hint={pasteText.hint}
					errors={errors.text}
					rows={6}
					value={pasted}
					onChange={setPasted}
				/>
				<Button buttonStyle="secondary" disabled={sending || pasted.trim() === ""} margin={false} onClick={paste}>
					{pasteText.add}
				</Button>
			</details>
			{others.length > 0 && (
				<details className="office-more office-stack marks-file">
					<summary>{copyText.title}</summary>
					<p className="office-hint">{copyText.hint}</p>
					<ChoiceField
						empty="—"
						errors={errors.from}
						label={copyText.exam}
						onChange={({ target }) => setFrom(target.value)}
						options={others}
						value={from}
					/>
					<DayField label={copyText.first} errors={errors.first} onChange={setFirst} value={first} />
					<Button buttonStyle="secondary" disabled={sending || from === ""} margin={false} onClick={copy}>
						{copyText.take}
					</Button>
				</details>
			)}
		</>
	);
}
