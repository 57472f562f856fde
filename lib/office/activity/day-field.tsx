"use client";

import { useState } from "react";
import { DayField } from "../parts/date-picker";
import { activityText as texts } from "./text";

type Props = {
	/** As it was asked for, or the shown day. */
	typed: string;
	fault: string | undefined;
};

/** The field for the day whose acts are shown. */
export function ShownDay({ typed, fault }: Props) {
	const [value, setValue] = useState(typed);
	return (
		<DayField
			errors={fault === undefined ? undefined : [fault]}
			label={texts.day}
			name="day"
			onChange={setValue}
			value={value}
		/>
	);
}
