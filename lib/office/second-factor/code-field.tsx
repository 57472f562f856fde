"use client";

import { useEffect, useRef, useState } from "react";
import { TextField } from "../parts/act-field";
import { secondFactorText as texts } from "./text";

type Props = { value: string; onChange: (value: string) => void; errors: string[] | undefined; onlyApp?: boolean };

/**
 * The field of a code, focused when it appears. A phone shows keys for digits, and proposes a code that it has received.
 * @param onlyApp whether recovery codes are not taken here
 */
export function CodeField({ value, onChange, errors, onlyApp = false }: Props) {
	const input = useRef<HTMLInputElement>(null);
	const [withLetters, setWithLetters] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: with other keys the field is focused again
	useEffect(() => input.current?.focus(), [withLetters]);
	return (
		<>
			<TextField
				errors={errors}
				hint={onlyApp ? undefined : texts.codeHint}
				label={texts.code}
				autoCapitalize="none"
				autoComplete="one-time-code"
				inputMode={withLetters ? "text" : "numeric"}
				name="code"
				onChange={onChange}
				ref={input}
				required
				spellCheck={false}
				value={value}
			/>
			{!onlyApp && !withLetters && (
				<button className="office-link second-factor-link" onClick={() => setWithLetters(true)} type="button">
					{texts.recovery.give}
				</button>
			)}
			{withLetters && <p className="second-factor-note">{texts.login.lost}</p>}
		</>
	);
}
