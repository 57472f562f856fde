"use client";

import { FieldDescription, FieldLabel, useField } from "@payloadcms/ui";
import type { DateFieldClientComponent } from "payload";
import { type KeyboardEvent, useCallback, useId, useRef, useState } from "react";
import { formatShortDay, formatShortMoment } from "@/lib/bengali/dates";
import { faultOfTypedDate, hasTime, parseTypedDate } from "../values/typed-dates";
import { typedDateText as text } from "../words/typed-dates";
import { DatePicker } from "./date-picker";

/** @returns the stored date as text; refused text, which the form holds in its place, as it is */
function textOf(value: string | Date | null | undefined, withTime: boolean): string {
	if (!value) return "";
	const date = new Date(value);
	if (Number.isNaN(date.getTime()) || faultOfTypedDate(value, withTime)) return String(value);
	return (withTime ? formatShortMoment : formatShortDay)(date.toISOString());
}

/**
 * Date field as text with a calendar, in Bengali or Latin digits. The form gets a date as soon as the text is one; text
 * that is none is given to the form when the field is left, which then is not saved.
 */
export const DateField: DateFieldClientComponent = ({ field, path: given, readOnly }) => {
	const { label, localized, required, admin } = field;
	const withTime = hasTime(field);
	const validate = useCallback((value: unknown) => faultOfTypedDate(value, withTime) ?? true, [withTime]);
	const form = useField<string | null>({ path: given, validate });
	const { path, value, setValue, errorMessage } = form;
	const [typed, setTyped] = useState<string>();
	const input = useRef<HTMLInputElement>(null);
	const messageId = useId();
	const isLocked = Boolean(readOnly || form.disabled);
	const shown = typed ?? textOf(value, withTime);
	const fault = typed === undefined ? faultOfTypedDate(value, withTime) : undefined;
	const message = fault ?? (form.showError ? errorMessage : undefined);

	const give = (entered: string) => {
		const parsed = parseTypedDate(entered, withTime);
		if (parsed !== (value ?? null)) setValue(parsed);
	};
	const type = (entered: string) => {
		setTyped(entered);
		if (!faultOfTypedDate(entered, withTime)) give(entered);
	};
	const leave = () => {
		if (typed !== undefined) give(typed);
		setTyped(undefined);
	};
	// Enter and the keys that save send the form while the field still has the focus.
	const onKeyDown = (event: KeyboardEvent) => {
		if (event.key === "Enter" || event.ctrlKey || event.metaKey) leave();
	};
	const pick = (picked: string) => {
		give(picked);
		setTyped(undefined);
	};

	return (
		<div
			className={["field-type", "text", "date-field", message && "error", admin?.className].filter(Boolean).join(" ")}
			style={{ flex: admin?.width ? `0 1 calc(${admin.width} - var(--base))` : undefined }}
		>
			<FieldLabel label={label} localized={localized} path={path} required={required} />
			<div className="field-type__wrap">
				<input
					aria-describedby={message ? messageId : undefined}
					aria-invalid={message !== undefined}
					autoComplete="off"
					disabled={isLocked}
					id={`field-${path.replaceAll(".", "__")}`}
					name={path}
					onBlur={leave}
					onChange={({ target }) => type(target.value)}
					onKeyDown={onKeyDown}
					placeholder={withTime ? text.example.moment : text.example.day}
					ref={input}
					type="text"
					value={shown}
				/>
				{!isLocked && <DatePicker input={input} onPick={pick} value={shown} withTime={withTime} />}
				{message && (
					<p className="date-field__message" id={messageId} role="alert">
						{message}
					</p>
				)}
				<FieldDescription description={admin?.description} path={path} />
			</div>
		</div>
	);
};
