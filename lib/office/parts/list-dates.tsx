"use client";
/** Above a list: only the records of some days. Payload's own filter has a picker that drops what it cannot read. */
import { useListQuery } from "@payloadcms/ui";
import type { Where } from "payload";
import { type FormEvent, Fragment, useId, useState } from "react";
import { formatShortDay } from "@/lib/bengali/dates";
import { dayLength, firstMomentOfDay } from "@/lib/contract/days";
import { listDatesText as text } from "@/lib/office/words/lists";
import { readTypedDate } from "../values/typed-dates";
import { typedDateText } from "../words/typed-dates";
import { DateInput } from "./date-picker";

type Bounds = { from?: string; until?: string };

/** Payload's own shape of a list's filter: alternatives, each of conditions. */
const conditionsOf = (where: Where | undefined): Where[] => (where?.or?.[0]?.and ?? where?.and ?? []) as Where[];

/** @returns the bounds in a list's filter, as they are typed */
function readBounds(where: Where | undefined, field: string): { from: string; until: string } {
	const condition = conditionsOf(where).find((condition) => field in condition)?.[field] as
		| { greater_than_equal?: string; less_than?: string }
		| undefined;
	const dayOf = (time: string | undefined, back = 0) =>
		time ? formatShortDay(new Date(Date.parse(time) - back).toISOString()) : "";
	return { from: dayOf(condition?.greater_than_equal), until: dayOf(condition?.less_than, 1) };
}

/** @returns moments, the second one exclusive; or the sentence about what is wrong */
function parseBounds(from: string, until: string): Bounds | string {
	const [first, last] = [readTypedDate(from, false), readTypedDate(until, false)];
	for (const read of [first, last]) if (read && "fault" in read) return typedDateText.faults[read.fault];
	const start = first && "date" in first ? firstMomentOfDay(first.date) : undefined;
	const end = last && "date" in last ? new Date(firstMomentOfDay(last.date).getTime() + dayLength) : undefined;
	if (start && end && end <= start) return text.order;
	return { ...(start && { from: start.toISOString() }), ...(end && { until: end.toISOString() }) };
}

/** @param field by which the records are chosen */
export function ListDates({ field }: { field: string }) {
	const { handleWhereChange, query } = useListQuery();
	const where = query.where as Where | undefined;
	const known = readBounds(where, field);
	const [from, setFrom] = useState(known.from);
	const [until, setUntil] = useState(known.until);
	const [fault, setFault] = useState<string>();
	const id = useId();

	const choose = (bounds: Bounds) => {
		const others = conditionsOf(where).filter((condition) => !(field in condition));
		const own = {
			...(bounds.from && { greater_than_equal: bounds.from }),
			...(bounds.until && { less_than: bounds.until }),
		};
		const all = Object.keys(own).length > 0 ? [...others, { [field]: own }] : others;
		void handleWhereChange?.(all.length > 0 ? { or: [{ and: all }] } : {});
	};
	const show = (event: FormEvent) => {
		event.preventDefault();
		// A list in a drawer is inside of the form that opened it.
		event.stopPropagation();
		const bounds = parseBounds(from, until);
		setFault(typeof bounds === "string" ? bounds : undefined);
		if (typeof bounds !== "string") choose(bounds);
	};
	const clear = () => {
		setFrom("");
		setUntil("");
		setFault(undefined);
		choose({});
	};

	const fields = [
		["from", from, setFrom],
		["until", until, setUntil],
	] as const;

	return (
		<details className="office-more list-dates" open={Boolean(known.from || known.until)}>
			<summary>{text.title}</summary>
			<form className="office-line" onSubmit={show}>
				{fields.map(([name, value, set]) => (
					<Fragment key={name}>
						<label htmlFor={`${id}-${name}`}>{text[name]}</label>
						<DateInput
							aria-describedby={fault && `${id}-fault`}
							aria-invalid={Boolean(fault)}
							className="office-control"
							id={`${id}-${name}`}
							onChange={set}
							value={value}
						/>
					</Fragment>
				))}
				<button className="office-control" type="submit">
					{text.show}
				</button>
				{(known.from || known.until) && (
					<button className="office-control" type="button" onClick={clear}>
						{text.clear}
					</button>
				)}
				{fault && (
					<p id={`${id}-fault`} role="alert">
						{fault}
					</p>
				)}
			</form>
		</details>
	);
}
