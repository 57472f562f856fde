"use client";

import { type ComponentProps, useRef } from "react";
import { typedDateText } from "@/lib/bengali/typed-dates";
import { DatePicker } from "./date-picker";

type Props = Omit<ComponentProps<"input">, "onChange" | "ref" | "type" | "value"> & {
	value: string;
	onChange: (text: string) => void;
	withTime?: boolean;
};

/** Control of our own forms for a day, or a day and a time, as text that the server reads (lib/contract/typed-dates). */
export function DateInput({ value, onChange, withTime = false, ...control }: Props) {
	const input = useRef<HTMLInputElement>(null);
	return (
		<div className="date-input">
			<input
				autoComplete="off"
				placeholder={withTime ? typedDateText.example.moment : typedDateText.example.day}
				{...control}
				onChange={({ target }) => onChange(target.value)}
				ref={input}
				type="text"
				value={value}
			/>
			<DatePicker input={input} onPick={onChange} value={value} withTime={withTime} />
		</div>
	);
}
