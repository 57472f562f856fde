"use client";

import { useRowLabel } from "@payloadcms/ui";
import { toBengaliDigits } from "@/lib/bengali/digits";

/** Label of an array row: its name or grade, else its number. */
export function RowLabel() {
	const { data, rowNumber = 0 } = useRowLabel<{ name?: string; grade?: string }>();
	return <span>{data?.name || data?.grade || toBengaliDigits(rowNumber + 1)}</span>;
}
