"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { dayOfMonth, monthOf } from "@/lib/contract/days";

type Props = { year: number; month: number; children: ReactNode };

/**
 * Marks today in the table of a month, by the reader's clock: the page is stored, and may be shown on a later day. Done
 * in the DOM, because the table is a string of HTML.
 */
export function Today({ year, month, children }: Props) {
	const place = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const now = Date.now();
		const shown = monthOf(now);
		if (shown.year !== year || shown.month !== month) return;
		const cell = place.current?.querySelectorAll("td:not(:empty)")[dayOfMonth(now) - 1];
		const day = cell?.querySelector("a") ?? cell;
		day?.setAttribute("aria-current", "date");
		return () => day?.removeAttribute("aria-current");
	}, [year, month]);
	return <div ref={place}>{children}</div>;
}
