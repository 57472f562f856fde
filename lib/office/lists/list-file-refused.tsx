"use client";

import { Button } from "@payloadcms/ui";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { Table } from "../parts/column-heads";
import { fileForm, saveDownload, sendFile } from "../parts/send-file";
import { useSending } from "../parts/use-sending";
import { callPath } from "../paths";
import type { ListCheck, ListSubject } from "./schema";
import type { ListFileText } from "./text";

type Props = {
	subject: ListSubject;
	check: ListCheck;
	/** More fields of the call. */
	fields: Record<string, string>;
	file: File;
	text: ListFileText;
};

/** The rows that would not be added, with their reasons, also as a file. */
export function RefusedRows({ subject, check: { counts, refused }, fields, file, text }: Props) {
	const [working, send] = useSending();

	const download = () =>
		send(async () => {
			const response = await sendFile(callPath(subject, "refused"), fileForm(file, fields));
			await saveDownload(response, text.refusedName);
		});

	if (counts.refused === 0) return null;
	const { line, name, reasons } = text.columns;
	return (
		<>
			<Button buttonStyle="secondary" disabled={working} onClick={download}>
				{text.refused}
			</Button>
			<div className="admissions-scroll">
				<Table columns={[line, name, reasons]} className="admissions-printed">
					{refused.map((row) => (
						<tr key={row.line}>
							<td>{toBengaliDigits(row.line)}</td>
							<td>{row.name}</td>
							<td>{row.reasons.join("; ")}</td>
						</tr>
					))}
				</Table>
			</div>
			{counts.refused > refused.length && <p>{text.more(counts.refused - refused.length)}</p>}
		</>
	);
}
