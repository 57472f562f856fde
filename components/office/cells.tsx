"use client";

import type { DefaultCellComponentProps } from "payload";
import { formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";

/** List cell: a number in Bengali digits. */
export function NumberCell({ cellData }: DefaultCellComponentProps) {
	return <span>{cellData === null || cellData === undefined ? "" : toBengaliDigits(String(cellData))}</span>;
}

/** List cell: a date in Dhaka time. */
export function DateCell({ cellData }: DefaultCellComponentProps) {
	return <span>{cellData ? formatMoment(String(cellData)) : ""}</span>;
}
