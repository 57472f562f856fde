import { useCallback, useState } from "react";
import { toLatinDigits } from "@/lib/bengali/digits";
import { callOffice } from "../parts/call-office";
import type { MarksAnswer } from "./calls";
import type { Grid } from "./grid";
import { liveTotal } from "./live-total";
import type { Column } from "./marks-grid";
import { enrolmentOf, MarksQueue } from "./marks-queue";
import { type GridColumn, type GridRow, readPasted, type Start } from "./pasted";
import { nextInput, rowsOf, takesMarks } from "./selection";
import { cellKey } from "./shared";
import { markText } from "./text";
import { type Inputs, paintCells, useGrid } from "./use-grid";

/** Storage may be blocked. */
function localStorageOrNull(): Storage | null {
	try {
		return localStorage;
	} catch {
		return null;
	}
}

function makeQueue(grid: Grid, columns: Column[], staff: number) {
	const { exam, section, students, marks } = grid;
	const stored = new Map(marks.map((mark) => [cellKey(mark), mark]));
	const cells = students.flatMap(({ enrolment, takes }) =>
		columns.map(({ subject, paper, part, full }) => {
			const { text = "", revision = 0 } = stored.get(cellKey({ enrolment, subject, paper, part })) ?? {};
			const isTaken = takes.includes(subject);
			return { ...{ enrolment, subject, paper, part, full, revision, isTaken }, saved: text };
		}),
	);
	const inputs: Inputs = new Map();
	/** Cells with totals, by enrolment. */
	const totals = new Map<number, HTMLElement>();
	const byEnrolment = new Map(students.map((student) => [student.enrolment, student]));
	const showTotals = (enrolments: ReadonlySet<number>) => {
		for (const enrolment of enrolments) {
			const [student, cell] = [byEnrolment.get(enrolment), totals.get(enrolment)];
			if (student && cell) cell.textContent = liveTotal(grid, student, (key) => queue.read(key).text);
		}
	};
	const queue = new MarksQueue({
		cells,
		send: (changed, paste) =>
			callOffice<MarksAnswer>("marks/save", { exam: exam.id, section: section.id, cells: changed, paste }),
		// The key contains the account: another account on this computer must not send these cells.
		name: `marks/${staff}/${exam.id}/${section.id}`,
		storage: localStorageOrNull(),
		onPaint: (keys) => {
			paintCells(inputs, queue, keys);
			showTotals(new Set(keys.map(enrolmentOf)));
		},
	});
	/** Fills the totals of a table, which are kept up to date from then on. */
	const openTotals = (table: HTMLTableElement) => {
		for (const cell of table.querySelectorAll<HTMLElement>("[data-total]"))
			totals.set(Number(cell.dataset.total), cell);
		showTotals(new Set(totals.keys()));
	};
	return { queue, inputs, openTotals };
}

/** @returns the shown rows of the grid, their columns, and the place of an input in them */
function placeOf(
	table: HTMLTableElement,
	input: HTMLInputElement,
	{ students }: Grid,
	columns: readonly Column[],
): [GridRow[], GridColumn[], Start] {
	const shown = rowsOf(table);
	const own = new Map(columns.map((column) => [`${column.subject}/${column.paper}/${column.part}`, column]));
	const heads = (shown[0] ?? []).map(({ dataset }) => own.get(dataset.key?.split("/").slice(1).join("/") ?? ""));
	const rows = students.map(({ roll, name }, index) => ({
		...{ roll, name },
		keys: (shown[index] ?? []).map((input) => (takesMarks(input) ? (input.dataset.key ?? "") : null)),
	}));
	const row = shown.findIndex((inputs) => inputs.includes(input));
	const named = heads.map((column) => ({ subject: column?.name ?? "", part: column?.partName ?? "" }));
	return [rows, named, { row, column: shown[row]?.indexOf(input) ?? 0 }];
}

/** The grid of marks ({@link useGrid}) with its queue. */
export function useMarks(grid: Grid, columns: Column[], staff: number) {
	const [{ queue, inputs, openTotals }] = useState(() => makeQueue(grid, columns, staff));
	const { last, show, table, ...controls } = useGrid({
		store: queue,
		inputs,
		// As numbers, with which spreadsheets can count.
		copied: toLatinDigits,
		readPaste: (element, input, text) => readPasted(text, ...placeOf(element, input, grid, columns)),
		open: (element) => {
			const listening = new AbortController();
			for (const event of ["online", "focus"])
				addEventListener(event, () => queue.retry(), { signal: listening.signal });
			queue.open();
			openTotals(element);
			return () => {
				queue.close();
				listening.abort();
			};
		},
	});

	/** Marks the student of the last cell as absent and goes to the next one: keyboards of phones for numbers lack letters. */
	const fillAbsent = useCallback(() => {
		const input = last.current;
		if (!input || input.readOnly) return;
		input.value = markText.absent;
		queue.endTyping();
		queue.type(input.dataset.key ?? "", markText.absent);
		queue.endTyping();
		if (table.current) nextInput(table.current, input, new KeyboardEvent("keydown", { key: "Enter" }))?.focus();
	}, [last, queue, table]);
	/** Empties cells; can be undone. */
	const empty = useCallback(
		(keys: readonly string[]) => {
			queue.paste(keys.map((key) => [key, ""]));
			show(keys);
		},
		[queue, show],
	);
	return { ...controls, empty, fillAbsent, queue, table };
}
