"use client";

import { useState } from "react";
import { ActField } from "../parts/act-field";
import { DateInput } from "../parts/date-picker";
import { activityText as texts } from "./text";

type Props = {
	/** As it was asked for, or the shown day. */
	typed: string;
	fault: string | undefined;
};

/** The field for the day whose acts are shown. */
export function DayField({ typed, fault }: Props) {
	const [value, setValue] = useState(typed);
	return (
		<ActField errors={fault === undefined ? undefined : [fault]} label={texts.day}>
			{(control) => <DateInput {...control} name="day" onChange={setValue} value={value} />}
		</ActField>
	);
}
