"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { PrintButton } from "../parts/print-button";
import { PrintedOnce } from "../parts/printed-once";
import { useUnprinted } from "../parts/use-unprinted";
import { inSheets } from "../printing/sheets";
import type { Slips } from "./schema";
import { Slip } from "./slip";
import { slipText as text } from "./text";

const slipsPerSheet = 8;

type Props = { slips: Slips; close: () => void };

/** The slips, eight on a sheet of A4. Whoever closes them before a print is asked first: they cannot be shown again. */
export function SlipSheets({ slips: { slips, ...issue }, close }: Props) {
	const isUnprinted = useUnprinted();
	const [isAsking, setAsking] = useState(false);
	return (
		<PrintedOnce className="papers-desk" title={text.title}>
			<div className="papers-tools printed-once-tools">
				<h2>{text.title}</h2>
				<p>{text.once}</p>
				{isAsking && isUnprinted && <p role="alert">{text.unprinted(slips.length)}</p>}
				<div className="papers-acts">
					<PrintButton>{text.print}</PrintButton>
					{isAsking && isUnprinted ? (
						<Button buttonStyle="secondary" margin={false} onClick={close}>
							{text.never}
						</Button>
					) : (
						<Button buttonStyle="secondary" margin={false} onClick={isUnprinted ? () => setAsking(true) : close}>
							{text.close}
						</Button>
					)}
				</div>
			</div>
			{inSheets(slips, slipsPerSheet).map((sheet) => (
				<div key={sheet[0]?.id} className="papers-sheet papers-cards slips-sheet">
					{sheet.map((slip) => (
						<Slip key={slip.id} slip={slip} {...issue} />
					))}
				</div>
			))}
		</PrintedOnce>
	);
}
