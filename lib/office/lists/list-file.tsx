"use client";

import { Button, toast } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { Table } from "@/components/layout/column-heads";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { FailedCall } from "@/lib/browser/call";
import { listFileText } from "../applicant-list/text";
import { dateListText } from "../date-list/text";
import { markFileText } from "../marks/text";
import { oldResultsText } from "../old-results/text";
import { fileFault, saveDownload, sendFile } from "../parts/call-office";
import { FileChoice } from "../parts/file-choice";
import { useSending } from "../parts/use-sending";
import type { ListAdded, ListCheck, ListSubject } from "./added";
import type { ListFileText } from "./text";

const texts: Record<ListSubject, ListFileText> = {
	...{ "applicant-list": listFileText, "date-list": dateListText, marks: markFileText, "old-results": oldResultsText },
};

type Checked = { file: File; check: ListCheck };

type Props = {
	/** Whose calls `check`, `add` and `refused` are used. */
	subject: ListSubject;
	/** More fields of its calls. */
	fields?: Record<string, string>;
	/** Where the added records are. */
	done?: string;
};

/** Takes a file, shows what would be added, and adds it. The file stays in the browser until it is confirmed. */
export function ListFile({ subject, fields = {}, done }: Props) {
	const text = texts[subject];
	const router = useRouter();
	const [working, setWorking] = useState<string | null>(null);
	const [checked, setChecked] = useState<Checked | null>(null);
	const [error, setError] = useState<string | null>(null);
	const [added, setAdded] = useState<string | null>(null);

	async function work(what: string, task: () => Promise<void>) {
		setWorking(what);
		setError(null);
		try {
			await task();
		} catch (failure) {
			setError(fileFault(failure));
		}
		setWorking(null);
	}

	async function check(file: File) {
		setChecked(null);
		setAdded(null);
		const response = await sendFile(`${subject}/check`, { file, ...fields });
		setChecked({ file, check: await response.json() });
	}

	async function add({ file, check: { fingerprint } }: Checked) {
		try {
			const response = await sendFile(`${subject}/add`, { file, ...fields, fingerprint });
			const { message }: ListAdded = await response.json();
			setChecked(null);
			setAdded(message);
			toast.success(message);
			router.refresh();
		} catch (failure) {
			// The records may have changed: shows what would be added now.
			if (failure instanceof FailedCall && failure.status === 422) await check(file);
			throw failure;
		}
	}

	const fresh = checked?.check.counts.new ?? 0;
	const isHeld = text.whole !== undefined && (checked?.check.counts.refused ?? 0) > 0;
	return (
		<div className="admissions-import">
			<FileChoice
				label={text.file}
				choose={checked ? text.chooseOther : text.choose}
				error={error}
				status={working}
				take={(file) => void work(text.reading, () => check(file))}
			/>
			{added && (
				<div className="import-done" role="status">
					<p>✓ {added}</p>
					<p>{text.undoHint}</p>
					{done && <a href={done}>{text.queue}</a>}
				</div>
			)}
			{checked && (
				<section aria-label={text.of(checked.file.name)}>
					<h2>{text.of(checked.file.name)}</h2>
					<p>
						<strong>{text.counts(fresh, checked.check.counts.same, checked.check.counts.refused)}</strong>
					</p>
					{checked.check.notes.map((note) => (
						<p key={note}>{note}</p>
					))}
					{checked.check.ignored.length > 0 && <p>{text.ignored(checked.check.ignored)}</p>}
					{isHeld && <p role="alert">{text.whole}</p>}
					{fresh === 0 && !isHeld && <p>{text.nothing}</p>}
					{fresh > 0 && !isHeld && (
						<Button disabled={working !== null} onClick={() => work(text.adding, () => add(checked))}>
							{text.confirm(fresh)}
						</Button>
					)}
					<RefusedRows subject={subject} check={checked.check} fields={fields} file={checked.file} />
				</section>
			)}
		</div>
	);
}

type RefusedRowsProps = {
	subject: ListSubject;
	check: ListCheck;
	/** More fields of the call. */
	fields: Record<string, string>;
	file: File;
};

/** The rows that would not be added, with their reasons, also as a file. */
function RefusedRows({ subject, check: { counts, refused }, fields, file }: RefusedRowsProps) {
	const text = texts[subject];
	const [working, send] = useSending();

	const download = () =>
		send(async () => {
			const response = await sendFile(`${subject}/refused`, { file, ...fields });
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
				<Table columns={[line, name, reasons]} className="office-table admissions-printed">
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
