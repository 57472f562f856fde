"use client";

import { useField } from "@payloadcms/ui";
import { isColor } from "@/lib/contract/colors";
import { staffText } from "@/lib/office/words/staff";

/** The browser's colour input below the text field for the hexadecimal code; both edit the same value. */
export function ColorPicker({ path }: { path: string }) {
	const { value, setValue, disabled } = useField<string>({ path });
	const code = String(value ?? "").replace(/^#/, "");
	return (
		<input
			type="color"
			className="office-box colors-picker"
			aria-label={staffText.preview.pick}
			value={isColor(code) ? `#${code.toLowerCase()}` : "#ffffff"}
			disabled={disabled}
			onChange={({ target }) => setValue(target.value.slice(1))}
		/>
	);
}
