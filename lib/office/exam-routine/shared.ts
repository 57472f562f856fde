/** A row of the form for an exam's routine, as it is typed: shared by browser and server, without zod. */

/** In their order in the form, and in text that is pasted without headings. */
export const columns = ["class", "subject", "date", "time", "hall"] as const;
export type Column = (typeof columns)[number];

export type Cells = Record<Column, string>;

export const emptyRow: Cells = { class: "", subject: "", date: "", time: "", hall: "" };

/** Name of a cell in the faults. @param row from 0 */
export const cellKey = (row: number, column: Column): string => `${row}/${column}`;

/** Most rows, and characters of a cell and of a pasted text that are read. */
export const mostRows = 600;
export const longestCell = 200;
export const longestPaste = 60_000;

/** What has been read: the rows, why cells are refused by {@link cellKey}, how each date and time was understood. */
export type Reading = { rows: Cells[]; faults: Record<string, string[]>; understood: string[]; ignored: string[] };
