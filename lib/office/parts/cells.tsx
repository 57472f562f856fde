"use client";
/** List cells in Bengali digits. Payload's own cell renders the text, as a link in the column that opens the record. */
import { DefaultCell } from "@payloadcms/ui";
import type { DateFieldClient, DefaultCellComponentProps } from "payload";
import { formatDate, formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { hasTime } from "../values/typed-dates";

type Props = DefaultCellComponentProps & { format: (value: string) => string };

function TextCell({ format, cellData, field, ...props }: Props) {
	const text = cellData === null || cellData === undefined ? "" : format(String(cellData));
	return <DefaultCell {...props} cellData={text} field={{ ...field, type: "text" } as typeof field} />;
}

export const NumberCell = (props: DefaultCellComponentProps) => <TextCell {...props} format={toBengaliDigits} />;

/** Opens the record, also where it is not the first column. */
export const LinkedCell = (props: DefaultCellComponentProps) => <DefaultCell {...props} link />;

/** Day and time in Dhaka, or the day alone where staff enter no time. */
export function DateCell(props: DefaultCellComponentProps) {
	return <TextCell {...props} format={hasTime(props.field as DateFieldClient) ? formatMoment : formatDate} />;
}
