import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { callApi } from "@/lib/browser/call";
import { ActField } from "../parts/act-field";
import { ChoiceField } from "../parts/choice-field";
import { DateInput } from "../parts/date-picker";
import { useSentForm } from "../parts/use-sending";
import { callPath } from "../paths";
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
			add(await callApi<Reading>(callPath("exam-routine", "paste"), { body: { exam, text: pasted } }));
			setPasted("");
		});
	const copy = () =>
		send(async () => add(await callApi<Reading>(callPath("exam-routine", "copy"), { body: { exam, from, first } })));
	return (
		<>
			<details className="marks-file">
				<summary>{pasteText.title}</summary>
				<ActField label={pasteText.label} hint={pasteText.hint} errors={errors.text}>
					{(control) => (
						<textarea {...control} rows={6} value={pasted} onChange={({ target }) => setPasted(target.value)} />
					)}
				</ActField>
				<Button buttonStyle="secondary" disabled={sending || pasted.trim() === ""} margin={false} onClick={paste}>
					{pasteText.add}
				</Button>
			</details>
			{others.length > 0 && (
				<details className="marks-file">
					<summary>{copyText.title}</summary>
					<p className="students-hint">{copyText.hint}</p>
					<ChoiceField
						empty="—"
						errors={errors.from}
						label={copyText.exam}
						onChange={({ target }) => setFrom(target.value)}
						options={others}
						value={from}
					/>
					<ActField label={copyText.first} errors={errors.first}>
						{(control) => <DateInput {...control} onChange={setFirst} value={first} />}
					</ActField>
					<Button buttonStyle="secondary" disabled={sending || from === ""} margin={false} onClick={copy}>
						{copyText.take}
					</Button>
				</details>
			)}
		</>
	);
}
