"use client";

import { Button } from "@payloadcms/ui";
import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { slipText as text } from "@/lib/bengali/office/slips";
import type { Slips } from "@/lib/office/slips/schema";
import { Slip } from "./slip";

const slipsPerSheet = 8;

/** Class of the body while slips are shown: components/office/office.css prints nothing else then. */
const printing = "printing-slips";

type Props = { slips: Slips; close: () => void };

/**
 * An overlay with the slips, eight on a sheet of A4. The passwords are in memory only: after it is closed or the page
 * reloaded, they cannot be shown again. A portal into the body, so that everything else can be excluded from the print.
 */
export function SlipSheets({ slips: { slips, ...issue }, close }: Props) {
	const cover = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	useEffect(() => {
		const others = [...document.body.children].filter((one) => one !== cover.current && one instanceof HTMLElement);
		const setInert = (inert: boolean) => {
			for (const one of others) (one as HTMLElement).inert = inert;
			document.body.classList.toggle(printing, inert);
		};
		const before = document.activeElement;
		setInert(true);
		heading.current?.focus();
		return () => {
			setInert(false);
			if (before instanceof HTMLElement) before.focus();
		};
	}, []);

	const sheets = Array.from({ length: Math.ceil(slips.length / slipsPerSheet) }, (_, index) =>
		slips.slice(index * slipsPerSheet, (index + 1) * slipsPerSheet),
	);
	return createPortal(
		<div ref={cover} role="dialog" aria-modal="true" aria-labelledby="slips" className="slips-cover" data-slips="">
			<div className="slips-tools">
				<h2 id="slips" ref={heading} tabIndex={-1}>
					{text.title}
				</h2>
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
		</div>,
		document.body,
	);
}
