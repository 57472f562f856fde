import { useCallback, useEffect, useRef, useState } from "react";
import { enrolmentOf, keyOf, MarksQueue } from "@/components/office/marks/marks-queue";
import { markText } from "@/lib/bengali/office/marks";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import type { Grid } from "@/lib/office/marks/grid";
import type { MarksAnswer } from "@/lib/office/marks/schema";
import { liveTotal } from "./live-total";
import { nextInput, rowsOf, takesMarks } from "./marks-cells";
import type { Column } from "./marks-grid";
import {
	type GridColumn,
	type GridRow,
	nothingPlaced,
	type Pasted,
	type Placed,
	readPasted,
	type Start,
} from "./pasted";

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
	const stored = new Map(marks.map((mark) => [keyOf(mark), mark]));
	const cells = students.flatMap(({ enrolment, takes }) =>
		columns.map(({ subject, paper, part, full }) => {
			const { text = "", revision = 0 } = stored.get(keyOf({ enrolment, subject, paper, part })) ?? {};
			const isTaken = takes.includes(subject);
			return { ...{ enrolment, subject, paper, part, full, revision, isTaken }, saved: text };
		}),
	);
	const inputs = new Map<string, HTMLInputElement>();
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
			callApi<MarksAnswer>(callPath("marks", "save"), {
				body: { exam: exam.id, section: section.id, cells: changed, paste },
			}),
		// The key contains the account: another account on this computer must not send these cells.
		name: `marks/${staff}/${exam.id}/${section.id}`,
		storage: localStorageOrNull(),
		onPaint: (keys) => {
			for (const key of keys) {
				const input = inputs.get(key);
				if (input) paint(input, queue.read(key));
			}
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

function paint(input: HTMLInputElement, { text, state, reason }: ReturnType<MarksQueue["read"]>): void {
	// Do not change the text of the input in which the user is typing.
	if (input !== document.activeElement && input.value !== text) input.value = text;
	input.dataset.state = state;
	input.title = reason;
	if (state === "wrong") input.setAttribute("aria-invalid", "true");
	else input.removeAttribute("aria-invalid");
}

/** @returns the letter of a shortcut; a Bengali keyboard layout has other letters, but the same keys */
const letterOf = ({ key, code }: KeyboardEvent) =>
	(/^[a-z]$/i.test(key) ? key : code.replace(/^Key/, "")).toLowerCase();

/** @returns what Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y asks for */
function readShortcut(event: KeyboardEvent): "undo" | "redo" | null {
	if ((!event.ctrlKey && !event.metaKey) || event.altKey) return null;
	const letter = letterOf(event);
	if (letter === "y") return "redo";
	return letter === "z" ? (event.shiftKey ? "redo" : "undo") : null;
}

/** The outcome of the last paste or undo, until the next one. */
export type Outcome = Omit<Placed, "texts"> & { rollsAlone: boolean; kept: number };

const noOutcome: Outcome = { ...nothingPlaced(), rollsAlone: false, kept: 0 };

const inputOf = ({ target }: Event) => (target instanceof HTMLInputElement && target.dataset.key ? target : null);

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
		keys: (shown[index] ?? []).map((one) => (takesMarks(one) ? (one.dataset.key ?? "") : null)),
	}));
	const row = shown.findIndex((inputs) => inputs.includes(input));
	const named = heads.map((column) => ({ subject: column?.name ?? "", part: column?.partName ?? "" }));
	return [rows, named, { row, column: shown[row]?.indexOf(input) ?? 0 }];
}

/**
 * Makes the table's inputs a grid. Its events are handled once for the whole table, and cells are painted without React:
 * 80 × 14 inputs that render again at each key would be too slow on the school's computers.
 */
export function useMarks(grid: Grid, columns: Column[], staff: number) {
	const table = useRef<HTMLTableElement>(null);
	const [outcome, setOutcome] = useState(noOutcome);
	/** A paste that waits for an answer. */
	const [asked, setAsked] = useState<Pasted | null>(null);
	const [{ queue, inputs, openTotals }] = useState(() => makeQueue(grid, columns, staff));
	const last = useRef<HTMLInputElement | null>(null);

	/** Shows the texts of the cells, also of the one with the cursor. */
	const show = useCallback(
		(keys: readonly string[]) => {
			for (const key of keys) {
				const input = inputs.get(key);
				if (input) input.value = queue.read(key).text;
			}
		},
		[inputs, queue],
	);
	/** Puts a pasted block into the cells. */
	const place = useCallback(
		({ texts, ...rest }: Placed) => {
			if (texts.length > 0) queue.paste(texts);
			show(texts.map(([key]) => key));
			const { outside, untaken, unknown, repeated, headings } = rest;
			const isEmpty = texts.length + outside + untaken + unknown.length + repeated.length + headings.length === 0;
			setOutcome({ ...noOutcome, ...rest, rollsAlone: isEmpty });
		},
		[queue, show],
	);
	/** Takes the last paste or edit back, or makes it again, and goes to its first cell. */
	const revert = useCallback(
		(shortcut: "undo" | "redo") => {
			const done = queue[shortcut]();
			if (!done) return;
			show(done.keys);
			setOutcome({ ...noOutcome, kept: done.kept });
			inputs.get(done.keys[0] ?? "")?.focus();
		},
		[inputs, queue, show],
	);
	/** Answers the question about a paste: which reading is placed, null for none. */
	const answer = useCallback(
		(placed: Placed | null) => {
			setAsked(null);
			if (placed) place(placed);
		},
		[place],
	);

	useEffect(() => {
		const element = table.current;
		if (!element) return;
		for (const input of element.querySelectorAll("input")) inputs.set(input.dataset.key ?? "", input);
		const onInput = (event: Event) => {
			const input = inputOf(event);
			if (input) queue.type(input.dataset.key ?? "", input.value);
		};
		const onFocus = (event: Event) => {
			const input = inputOf(event);
			queue.endTyping();
			last.current = input ?? last.current;
			input?.select();
		};
		const onBlur = (event: Event) => {
			const input = inputOf(event);
			// Show the normalised text when the user leaves the cell.
			if (input) input.value = queue.read(input.dataset.key ?? "").text;
		};
		const onKeyDown = (event: KeyboardEvent) => {
			const input = inputOf(event);
			const shortcut = input && !input.readOnly && readShortcut(event);
			if (shortcut) {
				event.preventDefault();
				revert(shortcut);
				return;
			}
			if (!input || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.key === "Escape") input.value = queue.reset(input.dataset.key ?? "");
			const next = nextInput(element, input, event);
			if (!next) return;
			event.preventDefault();
			next.focus();
		};
		const onPaste = (event: ClipboardEvent) => {
			const input = inputOf(event);
			const pasted = event.clipboardData?.getData("text/plain") ?? "";
			// A single value is left to the browser's default paste.
			if (!input || !/[\t\n]/.test(pasted.trim())) return;
			event.preventDefault();
			if (input.readOnly) return;
			const read = readPasted(pasted, ...placeOf(element, input, grid, columns));
			const { byRoll, inPlace } = read;
			const only = byRoll && inPlace ? null : (byRoll ?? inPlace);
			if (only && queue.countOverwritten(only.texts) === 0) place(only);
			else setAsked(read);
		};
		element.addEventListener("input", onInput);
		element.addEventListener("focusin", onFocus);
		element.addEventListener("focusout", onBlur);
		element.addEventListener("keydown", onKeyDown);
		element.addEventListener("paste", onPaste);
		const retry = () => queue.retry();
		addEventListener("online", retry);
		addEventListener("focus", retry);
		// Values that were typed before hydration.
		const early = [...inputs].filter(([key, { value }]) => value !== queue.read(key).text);
		queue.open();
		openTotals(element);
		// For tests: from here on keys and pastes work.
		element.dataset.ready = "true";
		for (const [key, { value }] of early) queue.type(key, value);
		return () => {
			queue.close();
			element.removeEventListener("input", onInput);
			element.removeEventListener("focusin", onFocus);
			element.removeEventListener("focusout", onBlur);
			element.removeEventListener("keydown", onKeyDown);
			element.removeEventListener("paste", onPaste);
			removeEventListener("online", retry);
			removeEventListener("focus", retry);
		};
	}, [columns, grid, inputs, openTotals, place, queue, revert]);

	/** Puts the cursor into a cell. */
	const focus = useCallback((key: string) => inputs.get(key)?.focus(), [inputs]);
	/** Marks the student of the last cell as absent and goes to the next one: keyboards of phones for numbers lack letters. */
	const fillAbsent = useCallback(() => {
		const input = last.current;
		if (!input || input.readOnly) return;
		input.value = markText.absent;
		queue.endTyping();
		queue.type(input.dataset.key ?? "", markText.absent);
		queue.endTyping();
		if (table.current) nextInput(table.current, input, new KeyboardEvent("keydown", { key: "Enter" }))?.focus();
	}, [queue]);
	/** Empties cells; can be undone. */
	const empty = useCallback(
		(keys: readonly string[]) => {
			queue.paste(keys.map((key) => [key, ""]));
			show(keys);
		},
		[queue, show],
	);
	return { answer, asked, empty, focus, fillAbsent, outcome, queue, revert, table };
}
