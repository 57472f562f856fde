"use client";
import { lazy, Suspense, useRef } from "react";
import { calendarText } from "@/lib/bengali/site";
import { useHydrated } from "@/lib/browser/use-hydrated";
import { useInView } from "@/lib/browser/use-in-view";
import styles from "./home.module.css";

const Failed = () => <p role="alert">{calendarText.failed}</p>;

// 20 KB that only those who scroll here need.
const Calendar = lazy(() => import("./calendar").catch(() => ({ default: Failed })));

/** The calendar's place is kept; its code comes when it comes into view. */
export function CalendarBox() {
	const place = useRef<HTMLDivElement>(null);
	const seen = useInView(place);
	const hydrated = useHydrated();
	return (
		<div ref={place} className={styles.calendar}>
			<noscript>{calendarText.noScript}</noscript>
			{hydrated && <Suspense fallback={<p>{calendarText.waiting}</p>}>{seen && <Calendar />}</Suspense>}
		</div>
	);
}
