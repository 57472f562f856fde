"use client";
/** Fields and cells of lists in place of Payload's own: numbers and dates in Bengali digits, boxes. */
import {
	CheckboxInput,
	DefaultCell,
	FieldDescription,
	FieldError,
	TextInput,
	useField,
	withCondition,
} from "@payloadcms/ui";
import type {
	CheckboxFieldClientProps,
	DateFieldClient,
	DefaultCellComponentProps,
	NumberFieldClientComponent,
} from "payload";
import { useState } from "react";
import { formatDate, formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { parseNumber } from "@/lib/contract/numbers";
import { hasTime } from "../values/typed-dates";

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

type Props = DefaultCellComponentProps & { format: (value: string) => string };

function TextCell({ format, cellData, field, ...props }: Props) {
	const text = cellData === null || cellData === undefined ? "" : format(String(cellData));
	return <DefaultCell {...props} cellData={text} field={{ ...field, type: "text" } as typeof field} />;
}

export const NumberCell = (props: DefaultCellComponentProps) => <TextCell {...props} format={toBengaliDigits} />;

/** Opens the record, also where it is not the first column. */
export const LinkedCell = (props: DefaultCellComponentProps) => <DefaultCell {...props} link />;

/** Day and time in Dhaka, or the day alone where staff enter no time. */
export function DateCell(props: DefaultCellComponentProps) {
	return <TextCell {...props} format={hasTime(props.field as DateFieldClient) ? formatMoment : formatDate} />;
}
