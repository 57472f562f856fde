"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { callOffice } from "../parts/call-office";
import { useLeaveWarning } from "../parts/print";
import { ReadyText } from "../parts/ready-text";
import { useSentForm } from "../parts/use-sending";
import { RoutineSources } from "./routine-sources";
import { RoutineTable } from "./routine-table";
import { type Cells, cellKey, columns, emptyRow, type Reading } from "./shared";
import { examRoutineOfficeText as text } from "./text";

type Props = {
	exam: number;
	isPublic: boolean;
	seen: string;
	rows: Cells[];
	understood: string[];
	/** Names of the classes, to choose from. */
	classes: string[];
	/** Exams with a routine. */
	others: { id: number; title: string }[];
};

/** What families have to know after a save; `banner`: the form of the banner with this news, null without any. */
type Told = { text: string; banner: string | null };

/** Rows of a form that begins. */
const firstRows = 5;

type Row = { id: number; cells: Cells; understood: string };

let lastId = 0;
const rowOf = (cells: Cells = emptyRow, understood = ""): Row => ({ id: ++lastId, cells, understood });
const isEmpty = ({ cells }: Row) => columns.every((column) => cells[column].trim() === "");

/** The form of a routine; after a save it begins anew with what is stored, below what families have to know of it. */
export function ExamRoutineForm(props: Props) {
	const [told, setTold] = useState<Told | null>(null);
	return (
		<>
			{told && (
				<ReadyText rows={5} text={told.text}>
					{told.banner && <a href={told.banner}>{text.told.banner}</a>}
				</ReadyText>
			)}
			<Grid key={props.seen} tell={setTold} {...props} />
		</>
	);
}

/** The rows, filled by hand, by a pasted text or from another exam, and what becomes of them. */
function Grid({
	exam,
	isPublic,
	seen,
	rows: first,
	understood,
	classes,
	others,
	tell,
}: Props & { tell: (told: Told | null) => void }) {
	const router = useRouter();
	const [rows, setRows] = useState<Row[]>(() =>
		first.length > 0
			? first.map((cells, index) => rowOf(cells, understood[index]))
			: Array.from({ length: firstRows }, () => rowOf()),
	);
	const [isChanged, setChanged] = useState(false);
	const all = rows.flatMap((_, index) => columns.map((column) => cellKey(index, column)));
	const { errors, setErrors, send, sending } = useSentForm(all);
	useLeaveWarning(isChanged);

	const change = (next: Row[]) => {
		setRows(next);
		setChanged(true);
	};
	const set = (index: number, part: Partial<Cells>) => {
		change(rows.map((row, at) => (at === index ? { ...row, understood: "", cells: { ...row.cells, ...part } } : row)));
		for (const column of columns)
			if (column in part) setErrors((known) => ({ ...known, [cellKey(index, column)]: undefined }));
	};
	const remove = (index: number) => {
		setErrors({});
		change(rows.filter((_, at) => at !== index));
	};

	/** Adds rows that were read elsewhere to those with text. */
	const add = ({ rows: read, faults, understood: words, ignored }: Reading) => {
		const kept = rows.filter((row) => !isEmpty(row));
		change([...kept, ...read.map((cells, index) => rowOf(cells, words[index]))]);
		const moved = Object.entries(faults).map(([key, found]) => {
			const [row, column] = key.split("/");
			return [`${Number(row) + kept.length}/${column}`, found] as const;
		});
		setErrors(Object.fromEntries(moved));
		if (read.length > 0) toast.success(text.paste.placed(read.length));
		else toast.error(text.paste.nothing);
		if (ignored.length > 0) toast.warning(text.paste.ignored(ignored), { duration: 20_000 });
	};

	const cells = rows.map((row) => row.cells);
	const save = (published: boolean) =>
		send(async () => {
			const body = { exam, seen, published, rows: cells };
			const answer = await callOffice<{ message: string; told: Told | null }>("exam-routine/save", body);
			toast.success(answer.message);
			tell(answer.told);
			setChanged(false);
			router.refresh();
		});

	const wrong = Object.values(errors).filter(Boolean).length;
	return (
		<>
			<RoutineSources exam={exam} others={others} add={add} />
			<RoutineTable rows={rows} errors={errors} classes={classes} set={set} remove={remove} />
			<p role="status">{wrong > 0 && text.refused(wrong)}</p>
			<div className="office-choices">
				<Button buttonStyle="secondary" margin={false} onClick={() => change([...rows, rowOf()])}>
					{text.addRow}
				</Button>
				<Button disabled={sending} margin={false} onClick={() => save(isPublic)}>
					<span aria-live="polite">{sending ? text.sending : isPublic ? text.save : text.saveDraft}</span>
				</Button>
				<Button buttonStyle="secondary" disabled={sending} margin={false} onClick={() => save(!isPublic)}>
					{isPublic ? text.hide : text.publish}
				</Button>
			</div>
		</>
	);
}
