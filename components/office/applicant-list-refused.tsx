"use client";

import { Button } from "@payloadcms/ui";
import { listFileText as text } from "@/lib/bengali/admissions-desk";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { ListCheck } from "@/lib/contract/admissions-desk";
import { ColumnHeads } from "./column-heads";
import { sendFile } from "./send-file";
import { useSending } from "./use-sending";

/** The rows that would not be added, with their reasons, also as a file. */
export function RefusedRows({ check: { counts, refused }, file }: { check: ListCheck; file: File }) {
	const [working, send] = useSending();

	const download = () =>
		send(async () => {
			const form = new FormData();
			form.append("file", file);
			const response = await sendFile("/office/applicant-list/refused", form);
			const link = document.createElement("a");
			link.href = URL.createObjectURL(await response.blob());
			link.download = text.refusedName;
			link.click();
			URL.revokeObjectURL(link.href);
		});

	if (counts.refused === 0) return null;
	const { line, name, reasons } = text.columns;
	return (
		<>
			<Button buttonStyle="secondary" disabled={working} onClick={download}>
				{text.refused}
			</Button>
			<div className="admissions-scroll">
				<table className="admissions-printed">
					<ColumnHeads columns={[line, name, reasons]} />
					<tbody>
						{refused.map((row) => (
							<tr key={row.line}>
								<td>{toBengaliDigits(row.line)}</td>
								<td>{row.name}</td>
								<td>{row.reasons.join("; ")}</td>
							</tr>
						))}
					</tbody>
				</table>
			</div>
			{counts.refused > refused.length && <p>{text.more(counts.refused - refused.length)}</p>}
		</>
	);
}
