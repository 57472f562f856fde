"use client";

import { useField } from "@payloadcms/ui";
import { staffText } from "@/lib/bengali/staff";
import { isColor } from "@/lib/contract/colors";
import styles from "./colors.module.css";

/** The browser's own choice of colours below the field of a colour's code; both show the same colour. */
export function ColorPicker({ path }: { path: string }) {
	const { value, setValue, disabled } = useField<string>({ path });
	const code = String(value ?? "").replace(/^#/, "");
	return (
		<input
			type="color"
			className={styles.picker}
			aria-label={staffText.preview.pick}
			value={isColor(code) ? `#${code.toLowerCase()}` : "#ffffff"}
			disabled={disabled}
			onChange={({ target }) => setValue(target.value.slice(1))}
		/>
	);
}
