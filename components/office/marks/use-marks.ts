import { useCallback, useEffect, useRef, useState } from "react";
import { keyOf, MarksQueue } from "@/components/office/marks/marks-queue";
import { markText } from "@/lib/bengali/office/marks";
import { callApi } from "@/lib/browser/call";
import { callPath } from "@/lib/contract/office-paths";
import type { Grid } from "@/lib/office/marks/grid";
import type { MarksAnswer } from "@/lib/office/marks/schema";
import { longestBlock, nextInput, placeBlock, readBlock } from "./marks-cells";
import type { Column } from "./marks-grid";

/** Storage may be blocked. */
function localStorageOrNull(): Storage | null {
	try {
		return localStorage;
	} catch {
		return null;
	}
}

function makeQueue({ exam, section, students, marks }: Grid, columns: Column[], staff: number) {
	const stored = new Map(marks.map((mark) => [keyOf(mark), mark]));
	const cells = students.flatMap(({ enrolment }) =>
		columns.map(({ subject, paper, part, full }) => {
			const { text = "", revision = 0 } = stored.get(keyOf({ enrolment, subject, paper, part })) ?? {};
			return { ...{ enrolment, subject, paper, part, full, revision }, saved: text };
		}),
	);
	const inputs = new Map<string, HTMLInputElement>();
	const queue = new MarksQueue({
		cells,
		send: (changed) =>
			callApi<MarksAnswer>(callPath("marks", "save"), { body: { exam: exam.id, section: section.id, cells: changed } }),
		// The key contains the account: another account on this computer must not send these cells.
		name: `marks/${staff}/${exam.id}/${section.id}`,
		storage: localStorageOrNull(),
		onPaint: (keys) => {
			for (const key of keys) {
				const input = inputs.get(key);
				if (input) paint(input, queue.read(key));
			}
		},
	});
	return { queue, inputs };
}

function paint(input: HTMLInputElement, { text, state, reason }: ReturnType<MarksQueue["read"]>): void {
	// Do not change the text of the input in which the user is typing.
	if (input !== document.activeElement && input.value !== text) input.value = text;
	input.dataset.state = state;
	input.title = reason;
	if (state === "wrong") input.setAttribute("aria-invalid", "true");
	else input.removeAttribute("aria-invalid");
}

const inputOf = ({ target }: Event) => (target instanceof HTMLInputElement && target.dataset.key ? target : null);

/**
 * Makes the table's inputs a grid. Its events are handled once for the whole table, and cells are painted without React:
 * 80 × 14 inputs that render again at each key would be too slow on the school's computers.
 */
export function useMarks(grid: Grid, columns: Column[], staff: number) {
	const table = useRef<HTMLTableElement>(null);
	const [outside, setOutside] = useState(0);
	const [{ queue, inputs }] = useState(() => makeQueue(grid, columns, staff));
	const last = useRef<HTMLInputElement | null>(null);

	useEffect(() => {
		const element = table.current;
		if (!element) return;
		for (const input of element.querySelectorAll("input")) inputs.set(input.dataset.key ?? "", input);
		const onInput = (event: Event) => {
			const input = inputOf(event);
			if (input) queue.type([[input.dataset.key ?? "", input.value]]);
		};
		const onFocus = (event: Event) => {
			const input = inputOf(event);
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
			if (!input || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
			if (event.key === "Escape") input.value = queue.reset(input.dataset.key ?? "");
			const next = nextInput(element, input, event);
			if (!next) return;
			event.preventDefault();
			next.focus();
		};
		const onPaste = (event: ClipboardEvent) => {
			const input = inputOf(event);
			const pasted = event.clipboardData?.getData("text/plain").slice(0, longestBlock) ?? "";
			// A single value is left to the browser's default paste.
			if (!input || !/[\t\n]/.test(pasted.trim())) return;
			event.preventDefault();
			if (input.readOnly) return;
			const { placed, outside: left } = placeBlock(element, input, readBlock(pasted));
			for (const [one, text] of placed) one.value = text;
			queue.type(placed.map(([one, text]) => [one.dataset.key ?? "", text] as const));
			setOutside(left);
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
		// For tests: from here on keys and pastes work.
		element.dataset.ready = "true";
		queue.type(early.map(([key, { value }]) => [key, value] as const));
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
	}, [inputs, queue]);

	/** Puts the cursor into a cell. */
	const focus = useCallback((key: string) => inputs.get(key)?.focus(), [inputs]);
	/** Marks the student of the last cell as absent and goes to the next one: keyboards of phones for numbers lack letters. */
	const fillAbsent = useCallback(() => {
		const input = last.current;
		if (!input || input.readOnly) return;
		input.value = markText.absent;
		queue.type([[input.dataset.key ?? "", markText.absent]]);
		if (table.current) nextInput(table.current, input, new KeyboardEvent("keydown", { key: "Enter" }))?.focus();
	}, [queue]);
	return { focus, fillAbsent, outside, queue, table };
}
