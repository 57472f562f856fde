/** The cells of a section's list, as they are typed: shared by browser and server, without zod. */
import { cellNumber } from "@/lib/bengali/digits";
import { readMobile } from "@/lib/contract/numbers";
import { sectionRosterText as text } from "./text";

export const rosterColumns = ["roll", "fatherMobile", "motherMobile"] as const;
export type RosterColumn = (typeof rosterColumns)[number];

const highestRoll = 9999;

/** Longest text of a cell that is read. */
export const longestCell = 40;

/** Cells in one call: a section of four hundred students, whole. A body of more could be larger than the server takes. */
export const mostCells = 1200;

type Read = { value: string } | { reason: string };

function readRoll(typed: string): Read {
	const digits = cellNumber(typed);
	const isRoll = /^\d{1,4}$/.test(digits) && Number(digits) >= 1 && Number(digits) <= highestRoll;
	return isRoll ? { value: String(Number(digits)) } : { reason: text.errors.roll };
}

function readPhone(typed: string): Read {
	const digits = cellNumber(typed);
	if (digits === "") return { value: "" };
	const value = readMobile(digits);
	return value === null ? { reason: text.errors.mobile } : { value };
}

/**
 * Reads a cell as staff type or paste it, in Bengali or Latin digits.
 * @returns what is stored, "" for no number, or a sentence why it is not taken
 */
export function readCell(column: RosterColumn, typed: string): Read {
	if (typed.length > longestCell) return { reason: text.errors[column === "roll" ? "roll" : "mobile"] };
	return column === "roll" ? readRoll(typed) : readPhone(typed);
}

/** Name of a cell, also in the errors of the call. */
export const cellKey = (enrolment: number, column: RosterColumn): string => `${enrolment}/${column}`;
