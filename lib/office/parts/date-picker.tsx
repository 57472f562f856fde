"use client";

import { type ComponentProps, lazy, type RefObject, Suspense, useId, useRef, useState } from "react";
import { formatShortDay, formatShortMoment, formatTime } from "@/lib/bengali/dates";
import { dayLength } from "@/lib/contract/days";
import { readTypedDate } from "../values/typed-dates";
import { typedDateText as text } from "../words/typed-dates";
import { ActField, type FieldProps } from "./act-field";
import { NotLoaded } from "./loading";

const DateCalendar = lazy(() => import("./date-calendar").catch(() => ({ default: NotLoaded })));

type Props = {
	/** The text of the field. */
	value: string;
	onPick: (text: string) => void;
	withTime: boolean;
	/** The field, which gets the focus back. */
	input: RefObject<HTMLInputElement | null>;
};

/** At the end of a field for a date: a button that opens a calendar below it. */
export function DatePicker({ value, onPick, withTime, input }: Props) {
	const [isOpen, setOpen] = useState(false);
	const id = useId();
	const read = readTypedDate(value, withTime);
	const date = read && "date" in read ? read.date : undefined;
	const day = formatShortDay((date ?? new Date()).toISOString());
	// The beginning of a day is what a day without a time means.
	const time = date && formatShortMoment(date.toISOString()) !== day ? formatTime(date.toISOString()) : undefined;
	const close = () => {
		setOpen(false);
		input.current?.focus();
	};

	function pick(picked: Date) {
		const pickedDay = formatShortDay(picked.toISOString());
		onPick(withTime ? `${pickedDay} ${time ?? text.times[0]}` : pickedDay);
		if (!withTime) close();
	}

	return (
		<>
			<button
				aria-controls={isOpen ? id : undefined}
				aria-expanded={isOpen}
				aria-label={isOpen ? text.close : text.open}
				className="date-picker__button"
				onClick={() => setOpen(!isOpen)}
				type="button"
			>
				<svg aria-hidden="true" viewBox="0 0 24 24">
					<path d="M4 6h16v14H4zM4 10h16M8 3v4M16 3v4" />
				</svg>
			</button>
			{isOpen && (
				// biome-ignore lint/a11y/noStaticElementInteractions: Escape closes it from every control inside
				<div
					className="office-card date-picker__panel"
					id={id}
					onKeyDown={(event) => {
						if (event.key !== "Escape") return;
						event.stopPropagation();
						close();
					}}
				>
					<Suspense>
						<DateCalendar onSelect={pick} selected={date} />
					</Suspense>
					{withTime && (
						<div className="office-row date-picker__times">
							<button
								className="office-button"
								onClick={() => {
									onPick(`${formatShortDay(new Date(Date.now() + dayLength).toISOString())} ${text.times[0]}`);
									close();
								}}
								type="button"
							>
								{text.tomorrow}
							</button>
							{text.times.map((choice) => (
								<button
									className="office-button"
									aria-pressed={choice === time}
									key={choice}
									onClick={() => {
										onPick(`${day} ${choice}`);
										close();
									}}
									type="button"
								>
									{choice}
								</button>
							))}
						</div>
					)}
				</div>
			)}
		</>
	);
}

type DateInputProps = Omit<ComponentProps<"input">, "defaultValue" | "onChange" | "ref" | "type" | "value"> & {
	value?: string;
	onChange?: (text: string) => void;
	/** In place of these, for a form that the browser sends. */
	defaultValue?: string;
	withTime?: boolean;
};

/** Control of our own forms for a day, or a day and a time, as text that the server reads (lib/office/values/typed-dates). */
export function DateInput({ defaultValue = "", value, onChange, withTime = false, ...control }: DateInputProps) {
	const input = useRef<HTMLInputElement>(null);
	const [typed, setTyped] = useState(defaultValue);
	const [shown, change] = [value ?? typed, onChange ?? setTyped];
	return (
		<div className="date-input">
			<input
				autoComplete="off"
				placeholder={withTime ? text.example.moment : text.example.day}
				{...control}
				onChange={({ target }) => change(target.value)}
				ref={input}
				type="text"
				value={shown}
			/>
			<DatePicker input={input} onPick={change} value={shown} withTime={withTime} />
		</div>
	);
}

/** {@link DateInput} with its label. */
export const DayField = ({ label, hint, errors, ...input }: FieldProps & DateInputProps) => (
	<ActField label={label} hint={hint} errors={errors}>
		{(control) => <DateInput {...control} {...input} />}
	</ActField>
);
