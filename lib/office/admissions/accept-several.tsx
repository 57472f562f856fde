"use client";

import { Button } from "@payloadcms/ui";
import { useRouter } from "next/navigation";
import { type ChangeEvent, type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import type { Slips } from "../slips/schema";
import { SlipSheets } from "../slips/slip-sheets";
import { BatchDialog } from "./batch-dialog";
import type { Desk } from "./desk";
import { batchText as text } from "./text";

/** An application of the page. `class` is the one applied for. */
export type Applicant = {
	id: number;
	class: number | null;
	className: string;
	hasConsent: boolean;
	hasDoubles: boolean;
};

type Props = { applicants: Applicant[]; desk: Desk; children: ReactNode };

/**
 * Around the table of new applications: which of its checkboxes are chosen, and accepting those. The checkboxes stay as
 * the browser has them, so that a choice of before hydration counts.
 */
export function AcceptSeveral({ applicants, desk, children }: Props) {
	const router = useRouter();
	const list = useRef<HTMLDivElement>(null);
	const [ids, setIds] = useState<readonly number[]>([]);
	const [isOpen, setOpen] = useState(false);
	const [slips, setSlips] = useState<Slips | null>(null);
	const boxes = useCallback((name: string) => [...(list.current?.querySelectorAll<HTMLInputElement>(name) ?? [])], []);

	const read = useCallback(() => {
		const own = boxes("[name=application]");
		const chosen = own.filter(({ checked }) => checked);
		for (const all of boxes("[name=all]")) {
			all.checked = own.length > 0 && chosen.length === own.length;
			all.indeterminate = chosen.length > 0 && !all.checked;
		}
		setIds(chosen.map(({ value }) => Number(value)));
	}, [boxes]);
	// Also after a refresh: those that others have decided are gone from the table.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the table shows the applicants.
	useEffect(read, [read, applicants]);

	function setAll(checked: boolean) {
		for (const box of boxes("[name=application]")) box.checked = checked;
		read();
	}

	function onChange({ target }: ChangeEvent<HTMLElement>) {
		if (!(target instanceof HTMLInputElement)) return;
		if (target.name === "all") setAll(target.checked);
		else read();
	}

	return (
		<>
			<div onChange={onChange} ref={list}>
				{children}
			</div>
			{ids.length > 0 && (
				<div className="office-line office-foot office-screen admissions-chosen">
					<p role="status">{text.selected(ids.length)}</p>
					<Button margin={false} onClick={() => setOpen(true)}>
						{text.open}
					</Button>
					<Button buttonStyle="secondary" margin={false} onClick={() => setAll(false)}>
						{text.clear}
					</Button>
				</div>
			)}
			{isOpen && ids.length > 0 && (
				<BatchDialog
					applicants={applicants.filter(({ id }) => ids.includes(id))}
					close={() => setOpen(false)}
					desk={desk}
					done={(made) => {
						setOpen(false);
						setSlips(made);
					}}
				/>
			)}
			{slips && (
				<SlipSheets
					close={() => {
						setSlips(null);
						router.refresh();
					}}
					slips={slips}
				/>
			)}
		</>
	);
}
