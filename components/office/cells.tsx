"use client";

import type { DefaultCellComponentProps } from "payload";
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";

/** A number of a list. */
export function NumberCell({ cellData }: DefaultCellComponentProps) {
	return <span>{cellData === null || cellData === undefined ? "" : toBengaliDigits(String(cellData))}</span>;
}

/** A date of a list, by the clock of Dhaka. */
export function DateCell({ cellData }: DefaultCellComponentProps) {
	return <span>{cellData ? formatMoment(String(cellData)) : ""}</span>;
}
