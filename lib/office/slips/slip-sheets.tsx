"use client";

import { Button } from "@payloadcms/ui";
import { useState } from "react";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { sheetCodeText } from "@/lib/bengali/sheet-codes";
import { callOffice } from "../parts/call-office";
import { PrintButton, PrintedOnce, useUnprinted } from "../parts/print";
import { useSending } from "../parts/use-sending";
import { FrameHead, inSheets } from "../printing/paper-frame";
import type { Slips } from "./schema";
import { slipText as text } from "./text";

const slipsPerSheet = 8;

type Props = { slips: Slips; close: () => void };

/** The slips, eight on a sheet of A4. Whoever closes them before a print is asked first: they cannot be shown again. */
export function SlipSheets({ slips: { slips, ...issue }, close }: Props) {
	const isUnprinted = useUnprinted();
	const [isAsking, setAsking] = useState(false);
	return (
		<PrintedOnce className="papers-desk" title={text.title}>
			<div className="office-line office-screen papers-tools printed-once-tools">
				<h2>{text.title}</h2>
				<p>{text.once}</p>
				{isAsking && isUnprinted && <p role="alert">{text.unprinted(slips.length)}</p>}
				<div className="office-line papers-acts">
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

type SlipProps = Omit<Slips, "slips" | "success"> & { slip: Slips["slips"][number] };

/** A password slip to cut out. */
function Slip({ slip: { name, code, place, password, image }, school, address, issued, until }: SlipProps) {
	return (
		<article className="papers-card slips-slip">
			<FrameHead school={school} />
			<div className="slips-columns">
				<dl>
					<dt>{text.name}</dt>
					<dd>{name}</dd>
					{place && (
						<>
							<dt>{text.place}</dt>
							<dd>{place}</dd>
						</>
					)}
					<dt>{text.code}</dt>
					<dd className="slips-number">{toBengaliDigits(code)}</dd>
					<dt>{text.password}</dt>
					<dd className="slips-password" lang="en" translate="no">
						{password}
					</dd>
				</dl>
				<figure>
					<img src={image} alt={sheetCodeText.alt} />
					<figcaption>{sheetCodeText.caption}</figcaption>
				</figure>
			</div>
			<p className="slips-address" lang="en" translate="no">
				{address}
			</p>
			<p className="slips-advice">
				{text.advice} {text.life(formatDate(issued), formatDate(until))}
			</p>
		</article>
	);
}

/** Gives the student a new password and shows its slip, once. */
export function SlipButton({ id, done }: { id: number; done: () => void }) {
	const [making, send] = useSending();
	const [slips, setSlips] = useState<Slips | null>(null);

	const make = () =>
		send(async () => {
			setSlips(await callOffice<Slips>("slips/student", { id }));
			done();
		});

	return (
		<>
			<Button disabled={making} margin={false} onClick={make}>
				<span aria-live="polite">{making ? text.making : text.make}</span>
			</Button>
			{slips && <SlipSheets slips={slips} close={() => setSlips(null)} />}
		</>
	);
}
