"use client";

import { CheckboxInput, FieldDescription, FieldError, useField, withCondition } from "@payloadcms/ui";
import type { CheckboxFieldClientProps } from "payload";

/** Checkbox whose tooltip is its label: Payload's has the field's English name. */
function Checkbox({ field, path: given, readOnly }: CheckboxFieldClientProps) {
	const { label, required, admin } = field;
	const { path, value, setValue, showError, disabled } = useField<boolean>({ path: given });
	const isFixed = Boolean(readOnly || disabled);
	return (
		<div
			className={["field-type checkbox", value && "checkbox--checked", isFixed && "checkbox--read-only"]
				.filter(Boolean)
				.join(" ")}
			style={{ flex: admin?.width ? `0 1 calc(${admin.width} - var(--base))` : undefined }}
		>
			<FieldError path={path} showError={showError} />
			<CheckboxInput
				checked={Boolean(value)}
				id={`field-${path.replaceAll(".", "__")}`}
				label={label}
				name={typeof label === "string" ? label : path}
				onToggle={() => setValue(!value)}
				readOnly={isFixed}
				required={required}
			/>
			<FieldDescription description={admin?.description} path={path} />
		</div>
	);
}

export const CheckboxField = withCondition(Checkbox);
