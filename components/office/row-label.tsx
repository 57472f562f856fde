"use client";

import { useRowLabel } from "@payloadcms/ui";
import { toBengaliDigits } from "@/lib/bengali/digits";

/** What a row of a list within a form is called: by its name where it has one, else by its place. */
export function RowLabel() {
	const { data, rowNumber = 0 } = useRowLabel<{ name?: string; grade?: string }>();
	return <span>{data?.name || data?.grade || toBengaliDigits(rowNumber + 1)}</span>;
}
