"use client";

import { Button } from "@payloadcms/ui";
import { slipText as text } from "@/lib/bengali/office/slips";
import type { Slips } from "@/lib/office/slips/schema";
import { PrintedOnce } from "../printed-once";
import { Slip } from "./slip";

const slipsPerSheet = 8;

type Props = { slips: Slips; close: () => void };

/** The slips, eight on a sheet of A4. */
export function SlipSheets({ slips: { slips, ...issue }, close }: Props) {
	const sheets = Array.from({ length: Math.ceil(slips.length / slipsPerSheet) }, (_, index) =>
		slips.slice(index * slipsPerSheet, (index + 1) * slipsPerSheet),
	);
	return (
		<PrintedOnce className="slips-cover" title={text.title}>
			<div className="slips-tools printed-once-tools">
				<h2>{text.title}</h2>
				<p>{text.once}</p>
				<Button margin={false} onClick={() => print()}>
					{text.print}
				</Button>
				<Button buttonStyle="secondary" margin={false} onClick={close}>
					{text.close}
				</Button>
			</div>
			{sheets.map((sheet) => (
				<div key={sheet[0]?.id} className="slips-sheet">
					{sheet.map((slip) => (
						<Slip key={slip.id} slip={slip} {...issue} />
					))}
				</div>
			))}
		</PrintedOnce>
	);
}
