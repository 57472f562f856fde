"use client";

import { memo, useEffect, useState } from "react";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { ChoiceField } from "../parts/choice-field";
import type { Grid } from "./grid";
import { keyOf } from "./marks-queue";
import { MarksStatus } from "./marks-status";
import { marksText as text } from "./text";
import { useMarks } from "./use-marks";

/** A column of the grid: a part of a subject. */
export type Column = { subject: number; name: string; paper: string; part: string; partName: string; full: number };

const columnsOf = ({ subjects }: Grid): Column[] =>
	subjects.flatMap(({ id, name, parts }) =>
		parts.map(({ paper, part, name: partName, full }) => ({ subject: id, name, paper, part, partName, full })),
	);

type GridProps = {
	grid: Grid;
	/** Released: nothing can be changed. */
	locked?: boolean;
	staff: number;
	/** Id of the subject to begin with. */
	subject?: number | undefined;
};

/** The students by roll × the parts of the subjects. On a phone one subject at a time. */
export function MarksGrid({ grid, locked = false, staff, subject }: GridProps) {
	const [columns] = useState(() => columnsOf(grid));
	const first = grid.subjects.find(({ id }) => id === subject) ?? grid.subjects[0];
	const [shown, setShown] = useState(first?.id ?? 0);
	const { queue, table, ...marks } = useMarks(grid, columns, staff);
	useEffect(() => {
		if (subject) document.getElementById(`s${subject}`)?.scrollIntoView({ block: "nearest", inline: "start" });
	}, [subject]);
	return (
		<>
			{!locked && <p className="marks-quiet">{text.explanation}</p>}
			<MarksStatus {...marks} columns={columns} grid={grid} queue={queue} table={table} />
			<div className="marks-phone-choice">
				<ChoiceField
					label={text.subject}
					onChange={({ target }) => setShown(Number(target.value))}
					options={grid.subjects.map(({ id, name }) => ({ id, title: name }))}
					value={shown}
				/>
			</div>
			<div className="marks-frame">
				<table className="marks-grid" ref={table}>
					<Head columns={columns} grid={grid} shown={shown} />
					<Body columns={columns} grid={grid} locked={locked} shown={shown} />
				</table>
			</div>
		</>
	);
}

type Props = { grid: Grid; columns: Column[]; shown: number };

const classOf = (subject: number, shown: number) => (subject === shown ? undefined : "marks-other");

function Head({ grid, columns, shown }: Props) {
	return (
		<thead>
			<tr>
				<th rowSpan={2} scope="col">
					{text.roll} · {text.name}
				</th>
				{grid.subjects.map(({ id, name, parts }) => (
					<th className={classOf(id, shown)} colSpan={parts.length} id={`s${id}`} key={id} scope="colgroup">
						{name}
					</th>
				))}
				<th className="marks-total" id="total" scope="col">
					{text.total}
				</th>
			</tr>
			<tr>
				{columns.map(({ subject, paper, part, name, partName, full }, index) => (
					<th className={classOf(subject, shown)} id={`c${index}`} key={`${subject}/${paper}/${part}`} scope="col">
						<span className="marks-hidden">{name} </span>
						{partName} <small>{text.full(full)}</small>
					</th>
				))}
				<td className="marks-total" />
			</tr>
		</thead>
	);
}

/** Rendered once and, on a phone, for each chosen subject; in between React does not control the inputs (use-marks). */
const Body = memo(function Body({ grid, columns, locked, shown }: Props & { locked: boolean }) {
	const [texts] = useState(() => new Map(grid.marks.map((mark) => [keyOf(mark), mark.text])));
	return (
		<tbody>
			{grid.students.map(({ enrolment, roll, name, takes }) => (
				<tr key={enrolment}>
					<th id={`r${enrolment}`} scope="row">
						<b>{toBengaliDigits(roll)}</b> {name}
					</th>
					{columns.map(({ subject, paper, part }, index) => {
						const key = keyOf({ enrolment, subject, paper, part });
						const isTaken = takes.includes(subject);
						// A mark of before the student's subjects were changed can be emptied.
						const isLeft = !isTaken && Boolean(texts.get(key));
						return (
							<td className={classOf(subject, shown)} key={key}>
								<input
									aria-labelledby={`r${enrolment} c${index}`}
									autoComplete="off"
									data-key={key}
									defaultValue={texts.get(key)}
									enterKeyHint="next"
									inputMode="decimal"
									data-taken={isTaken}
									readOnly={locked || !(isTaken || isLeft)}
									tabIndex={isTaken || isLeft ? undefined : -1}
								/>
							</td>
						);
					})}
					<td aria-labelledby={`r${enrolment} total`} className="marks-total" data-total={enrolment} />
				</tr>
			))}
		</tbody>
	);
});
