"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type ClipboardEvent, memo, useState } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { actInOffice } from "../parts/call-office";
import { ListTable } from "../parts/column-heads";
import { readBlock } from "../parts/read-block";
import { useSending } from "../parts/use-sending";
import type { SaveChoicesInput } from "./calls";
import {
	type ChoiceColumn,
	type ChoiceTexts,
	type ChoosingStudent,
	choiceColumns,
	choiceOf,
	placeChoices,
	readTexts,
	textsOf,
} from "./choice-rows";
import type { Choosing } from "./choices";
import type { Offered } from "./taken-by";
import { teachingText as text } from "./text";

type All = Readonly<Record<number, ChoiceTexts>>;

const isSame = (a: ChoiceTexts, b: ChoiceTexts) =>
	[...Object.keys(a), ...Object.keys(b)].every((key) => (a[key] ?? "") === (b[key] ?? ""));

const storedTexts = ({ offered, students }: Choosing): All =>
	Object.fromEntries(students.map((student) => [student.enrolment, textsOf(student, offered)]));

/** The students of a section by roll, with their choices as texts: typed, or pasted from a spreadsheet. */
export function ChoicesGrid({ choosing }: { choosing: Choosing }) {
	const { offered, section, students, year } = choosing;
	const router = useRouter();
	const [sending, send] = useSending();
	const [columns] = useState(() => choiceColumns(offered));
	const [saved, setSaved] = useState(() => storedTexts(choosing));
	const [texts, setTexts] = useState(saved);
	const [told, setTold] = useState("");

	const set = (cells: readonly { enrolment: number; key: string; text: string }[]) =>
		setTexts((before) => {
			const after: Record<number, ChoiceTexts> = { ...before };
			for (const { enrolment, key, text: value } of cells) after[enrolment] = { ...after[enrolment], [key]: value };
			return after;
		});

	function paste(event: ClipboardEvent<HTMLInputElement>) {
		const { enrolment, key } = event.currentTarget.dataset;
		const pasted = event.clipboardData.getData("text/plain");
		// A single value is left to the browser's default paste.
		if (!enrolment || !key || !/[\t\n]/.test(pasted.trim())) return;
		event.preventDefault();
		const at = { enrolment: Number(enrolment), key };
		const { cells, outside, unknown } = placeChoices(readBlock(pasted), at, students, columns);
		set(cells);
		const left = [unknown.length > 0 && text.unknownRolls(unknown), outside > 0 && text.outside(outside)];
		setTold(left.filter(Boolean).join(" "));
	}

	const changed = students.filter(({ enrolment }) => !isSame(texts[enrolment] ?? {}, saved[enrolment] ?? {}));
	const wrong = students.filter(({ enrolment }) => readTexts(texts[enrolment] ?? {}, offered).faults.length > 0);
	const isWrong = changed.some((student) => wrong.includes(student));

	const save = () =>
		send(async () => {
			const choiceIn = (all: All, enrolment: number) => choiceOf(all[enrolment] ?? {}, offered);
			const rowOf = (id: number) => ({ enrolment: id, ...choiceIn(texts, id), was: choiceIn(saved, id) });
			const rows = changed.map(({ enrolment }) => rowOf(enrolment));
			await actInOffice("teaching/choices", { year, section: section.id, rows } satisfies SaveChoicesInput);
			setSaved(texts);
			router.refresh();
		});

	return (
		<>
			<p>{text.whoExplanation}</p>
			{columns.map(({ key, words }) => (
				<datalist id={`words-${key}`} key={key}>
					{words.map((word) => (
						<option key={word} value={word} />
					))}
				</datalist>
			))}
			<ListTable
				className="teaching-grid"
				columns={[text.roll, text.name, ...columns.map(({ heading }) => heading), text.takes, text.state]}
			>
				{students.map((student) => (
					<Row
						columns={columns}
						key={student.enrolment}
						offered={offered}
						onPaste={paste}
						onType={set}
						student={student}
						texts={texts[student.enrolment] ?? {}}
					/>
				))}
			</ListTable>
			{told && <p role="alert">{told}</p>}
			<p data-state={wrong.length > 0 ? "wrong" : changed.length > 0 ? "waiting" : "saved"} role="status">
				{wrong.length > 0 && `${text.wrongRows(wrong.length)} `}
				{changed.length > 0 ? text.changed(changed.length) : wrong.length === 0 && text.unchanged}
			</p>
			<Button disabled={sending || changed.length === 0 || isWrong} onClick={save}>
				{text.save}
			</Button>
		</>
	);
}

type RowProps = {
	columns: readonly ChoiceColumn[];
	offered: readonly Offered[];
	student: ChoosingStudent;
	texts: ChoiceTexts;
	onPaste: (event: ClipboardEvent<HTMLInputElement>) => void;
	onType: (cells: { enrolment: number; key: string; text: string }[]) => void;
};

function RowOf({ columns, offered, onPaste, onType, student, texts }: RowProps) {
	const { enrolment, name, roll } = student;
	const { faults, taken } = readTexts(texts, offered);
	return (
		<tr data-wrong={faults.length > 0}>
			<td>{toBengaliDigits(roll)}</td>
			<th scope="row">{name}</th>
			{columns.map(({ key, heading }) => (
				<td key={key}>
					<input
						aria-invalid={faults.length > 0 || undefined}
						aria-label={text.cell(heading, roll, name)}
						autoComplete="off"
						className="office-control"
						data-enrolment={enrolment}
						data-key={key}
						list={`words-${key}`}
						onChange={({ target }) => onType([{ enrolment, key, text: target.value }])}
						onPaste={onPaste}
						value={texts[key] ?? ""}
					/>
				</td>
			))}
			<td title={taken.map((subject) => subject.name).join(", ")}>{toBengaliDigits(taken.length)}</td>
			<td>{faults.length > 0 ? faults.join(", ") : text.fine}</td>
		</tr>
	);
}

const Row = memo(RowOf, (a, b) => isSame(a.texts, b.texts));
