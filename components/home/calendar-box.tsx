"use client";
import { Component, lazy, type ReactNode, Suspense, useRef } from "react";
import { calendarText } from "@/lib/bengali/site";
import { useInView } from "@/lib/browser/use-in-view";
import styles from "./home.module.css";

// 20 KB that only those who scroll here need.
const Calendar = lazy(() => import("./calendar"));

/** Catches a calendar that the network did not bring. */
class Guard extends Component<{ children: ReactNode }, { failed: boolean }> {
	override state = { failed: false };

	static getDerivedStateFromError() {
		return { failed: true };
	}

	override render() {
		return this.state.failed ? <p role="alert">{calendarText.failed}</p> : this.props.children;
	}
}

/** The calendar's place is kept; its code comes when it comes into view. */
export function CalendarBox() {
	const place = useRef<HTMLDivElement>(null);
	const seen = useInView(place);
	const waiting = <p className="needs-script">{calendarText.waiting}</p>;
	return (
		<div ref={place} className={styles.calendar}>
			<noscript>{calendarText.noScript}</noscript>
			{seen ? (
				<Guard>
					<Suspense fallback={waiting}>
						<Calendar />
					</Suspense>
				</Guard>
			) : (
				waiting
			)}
		</div>
	);
}
