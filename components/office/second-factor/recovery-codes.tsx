"use client";

import { Button } from "@payloadcms/ui";
import { createPortal } from "react-dom";
import { secondFactorText } from "@/lib/bengali/office/second-factor";
import { PrintButton } from "../print-button";

const texts = secondFactorText.recovery;

/** Shows new recovery codes once; printing the page prints only them. */
export function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone: () => void }) {
	return createPortal(
		<div className="password-slip-frame">
			<section aria-label={texts.title} className="password-slip">
				<h2>{texts.title}</h2>
				<p>{secondFactorText.title}</p>
				<ol className="second-factor-codes">
					{codes.map((code) => (
						<li key={code}>{code}</li>
					))}
				</ol>
				<p>{texts.explanation}</p>
			</section>
			<p className="password-slip-once" role="alert">
				{texts.once}
			</p>
			<div className="password-slip-actions">
				<PrintButton>{texts.print}</PrintButton>
				<Button buttonStyle="secondary" onClick={onDone}>
					{texts.done}
				</Button>
			</div>
		</div>,
		document.body,
	);
}
