"use client";

import { TextInput, useField } from "@payloadcms/ui";
import type { NumberFieldClientComponent } from "payload";
import { useState } from "react";
import { parseNumber } from "@/lib/contract/numbers";

/** @returns the number, null for empty text, or the text itself, which the server rejects */
function parse(text: string): number | string | null {
	const number = parseNumber(text);
	return number === undefined ? text : number;
}

/** Number field as a text input, because `<input type="number">` silently ignores Bengali digits. */
export const NumberInput: NumberFieldClientComponent = ({ field, path: given, readOnly }) => {
	const { label, localized, required, admin } = field;
	const { path, value, setValue, showError, disabled } = useField<number | string | null>({ path: given });
	const [typed, setTyped] = useState<string>();
	// Show the typed text until another field or the server changes the value.
	const shown = typed !== undefined && parse(typed) === (value ?? null) ? typed : String(value ?? "");
	return (
		<TextInput
			className={admin?.className}
			description={admin?.description}
			label={label}
			localized={localized}
			onChange={({ target }: { target: { value: string } }) => {
				setTyped(target.value);
				setValue(parse(target.value));
			}}
			path={path}
			readOnly={readOnly || disabled}
			required={required}
			showError={showError}
			style={{ flex: admin?.width ? `0 1 calc(${admin.width} - var(--base))` : undefined }}
			value={shown}
		/>
	);
};
