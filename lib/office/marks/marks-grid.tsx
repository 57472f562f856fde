"use client";

import { memo, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { ChoiceField } from "../parts/act-field";
import type { Grid } from "./grid";
import { subjectOf } from "./marks-queue";
import { MarksStatus } from "./marks-status";
import { cellKey } from "./shared";
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
	const [untaken] = useState(() => untakenIn(grid));
	const [isUnfolded, setUnfolded] = useState(untaken.has(subject ?? 0));
	const offered = grid.subjects.filter(({ id }) => isUnfolded || !untaken.has(id));
	const first = grid.subjects.find(({ id }) => id === subject) ?? offered[0];
	const [shown, setShown] = useState(first?.id ?? 0);
	const { queue, table, ...marks } = useMarks(grid, columns, staff);
	/** Shows the cell's column before it gets the cursor. */
	const focus = (key: string) => {
		const of = subjectOf(key);
		flushSync(() => {
			setShown(of);
			if (untaken.has(of)) setUnfolded(true);
		});
		marks.focus(key);
	};
	useEffect(() => {
		const heading = subject ? document.getElementById(`s${subject}`)?.closest("th") : null;
		heading?.scrollIntoView({ block: "nearest", inline: "start" });
	}, [subject]);
	return (
		<>
			<MarksStatus {...marks} focus={focus} columns={columns} grid={grid} queue={queue} table={table} />
			<div className="marks-phone-choice">
				<ChoiceField
					label={text.subject}
					onChange={({ target }) => setShown(Number(target.value))}
					options={offered.map(({ id, name }) => ({ id, title: name }))}
					value={shown}
				/>
			</div>
			<div className="marks-frame">
				<table
					aria-multiselectable="true"
					className="marks-grid"
					data-unfolded={isUnfolded || undefined}
					ref={table}
					// biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its cells are selected and typed in.
					role="grid"
				>
					<Head columns={columns} grid={grid} shown={shown} untaken={untaken} />
					<Body columns={columns} grid={grid} locked={locked} shown={shown} untaken={untaken} />
				</table>
			</div>
			{untaken.size > 0 && (
				<button
					aria-expanded={isUnfolded}
					className="btn btn--style-none marks-unfold"
					onClick={() => setUnfolded(!isUnfolded)}
					type="button"
				>
					{isUnfolded ? text.hideUntaken(untaken.size) : text.showUntaken(untaken.size)}
				</button>
			)}
			{!locked && <p className="office-quiet">{text.explanation}</p>}
		</>
	);
}

/** @returns ids of the subjects that nobody in the section takes, and of which no marks are left */
function untakenIn({ marks, students, subjects }: Grid): ReadonlySet<number> {
	const used = new Set(students.flatMap(({ takes }) => takes));
	for (const mark of marks) if (mark.text !== "") used.add(mark.subject);
	return new Set(subjects.flatMap(({ id }) => (used.has(id) ? [] : [id])));
}

type Props = { grid: Grid; columns: Column[]; shown: number; untaken: ReadonlySet<number> };

const classOf = (subject: number, { shown, untaken }: Pick<Props, "shown" | "untaken">) =>
	`${subject === shown ? "" : "marks-other"} ${untaken.has(subject) ? "marks-untaken" : ""}`.trim() || undefined;

/** A subject of one part has one heading, whose second line is the full mark. */
const isWhole = ({ parts }: Grid["subjects"][number]) => parts.length === 1 && !parts[0]?.name;

function Head({ grid, columns, ...fold }: Props) {
	const whole = new Set(grid.subjects.filter(isWhole).map(({ id }) => id));
	const indexOf = (subject: number) => columns.findIndex((column) => column.subject === subject);
	return (
		<thead>
			<tr>
				<th className="marks-corner" rowSpan={2} scope="col">
					{text.roll} · {text.name}
				</th>
				{grid.subjects.map(({ id, name, parts }) =>
					whole.has(id) ? (
						<th className={classOf(id, fold)} id={`c${indexOf(id)}`} key={id} rowSpan={2} scope="col">
							<span id={`s${id}`}>{name}</span> <small>{text.full(parts[0]?.full ?? 0)}</small>
						</th>
					) : (
						<th className={classOf(id, fold)} colSpan={parts.length} id={`s${id}`} key={id} scope="colgroup">
							{name}
						</th>
					),
				)}
				{!grid.isPartial && (
					<th className="marks-total" id="total" rowSpan={2} scope="col">
						{text.total}
					</th>
				)}
			</tr>
			<tr>
				{columns.map(
					({ subject, paper, part, name, partName, full }, index) =>
						!whole.has(subject) && (
							<th className={classOf(subject, fold)} id={`c${index}`} key={`${subject}/${paper}/${part}`} scope="col">
								<span className="office-said">{name} </span>
								{partName} <small>{text.full(full)}</small>
							</th>
						),
				)}
			</tr>
		</thead>
	);
}

/** Rendered once and, on a phone, for each chosen subject; in between React does not control the inputs (use-marks). */
const Body = memo(function Body({ grid, columns, locked, ...fold }: Props & { locked: boolean }) {
	const [texts] = useState(() => new Map(grid.marks.map((mark) => [cellKey(mark), mark.text])));
	return (
		<tbody>
			{grid.students.map(({ enrolment, roll, name, takes }) => (
				<tr key={enrolment}>
					<th id={`r${enrolment}`} scope="row">
						<b>{toBengaliDigits(roll)}</b> {name}
					</th>
					{columns.map(({ subject, paper, part }, index) => {
						const key = cellKey({ enrolment, subject, paper, part });
						const isTaken = takes.includes(subject);
						// A mark of before the student's subjects were changed can be emptied.
						const isLeft = !isTaken && Boolean(texts.get(key));
						return (
							<td className={classOf(subject, fold)} key={key}>
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
					{!grid.isPartial && (
						<td aria-labelledby={`r${enrolment} total`} className="marks-total" data-total={enrolment} />
					)}
				</tr>
			))}
		</tbody>
	);
});
