"use client";

import { TextInput, useField } from "@payloadcms/ui";
import type { NumberFieldClientComponent } from "payload";
import { useState } from "react";
import { toLatinDigits } from "@/lib/bengali/digits";

/** What was typed as a number, in either kind of digits; what is none stays as it is, and is refused at the field. */
function read(text: string): number | string | null {
	const latin = toLatinDigits(text.trim());
	if (latin === "") return null;
	return /^-?\d+(\.\d+)?$/.test(latin) ? Number(latin) : text;
}

/** A browser's own field for numbers drops Bengali digits as they are typed, and says nothing. */
export const NumberInput: NumberFieldClientComponent = ({ field, path: given, readOnly }) => {
	const { label, localized, required, admin } = field;
	const { path, value, setValue, showError, disabled } = useField<number | string | null>({ path: given });
	const [typed, setTyped] = useState<string>();
	// What another field or the server has set since replaces what was typed.
	const shown = typed !== undefined && read(typed) === (value ?? null) ? typed : String(value ?? "");
	return (
		<TextInput
			className={admin?.className}
			description={admin?.description}
			label={label}
			localized={localized}
			onChange={({ target }: { target: { value: string } }) => {
				setTyped(target.value);
				setValue(read(target.value));
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
