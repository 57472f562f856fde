"use client";

import { Button, toast } from "@payloadcms/ui";
import { useId, useState } from "react";
import { toBijoy } from "@/lib/bijoy/to-bijoy";
import { fromBijoy } from "@/lib/bijoy/to-unicode";
import { bijoyText as text } from "./text";

type Kind = "bijoy" | "unicode";

/** Two fields, each of which shows what is typed in the other. */
export function BijoyForm() {
	const [texts, setTexts] = useState({ bijoy: "", unicode: "" });
	const type = (kind: Kind, typed: string) =>
		setTexts(
			kind === "bijoy" ? { bijoy: typed, unicode: fromBijoy(typed).text } : { bijoy: toBijoy(typed), unicode: typed },
		);
	return (
		<div className="bijoy-fields">
			{(["bijoy", "unicode"] as const).map((kind) => (
				<Field key={kind} kind={kind} value={texts[kind]} onType={type} />
			))}
		</div>
	);
}

type FieldProps = { kind: Kind; value: string; onType: (kind: Kind, typed: string) => void };

function Field({ kind, value, onType }: FieldProps) {
	const id = useId();
	const copy = () =>
		navigator.clipboard.writeText(value).then(
			() => toast.success(text.copied),
			() => toast.error(text.copyFailed),
		);
	return (
		<div>
			<label htmlFor={id}>{text[kind]}</label>
			<textarea
				id={id}
				rows={10}
				value={value}
				spellCheck={false}
				// What is pasted here is meant as it is.
				data-bijoy={kind}
				onChange={({ target }) => onType(kind, target.value)}
			/>
			<Button type="button" disabled={value === ""} onClick={() => void copy()}>
				{text.copy[kind]}
			</Button>
		</div>
	);
}
