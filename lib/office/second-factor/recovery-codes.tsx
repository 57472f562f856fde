"use client";

import { PasswordPaper } from "../staff/password-paper";
import { secondFactorText } from "./text";

const texts = secondFactorText.recovery;

/** New recovery codes. */
export const RecoveryCodes = ({ codes, onDone }: { codes: string[]; onDone: () => void }) => (
	<PasswordPaper onDone={onDone} texts={texts} title={texts.title}>
		<h2>{texts.title}</h2>
		<p>{secondFactorText.title}</p>
		<ol className="second-factor-codes">
			{codes.map((code) => (
				<li key={code}>{code}</li>
			))}
		</ol>
		<p>{texts.explanation}</p>
	</PasswordPaper>
);
