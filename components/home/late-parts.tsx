"use client";
import { type ComponentType, lazy, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { Boundary } from "@/components/forms/boundary";
import type { EmbedProps } from "./embed";
import styles from "./home.module.css";

type CalendarProps = { children: ReactNode };

// 20 KB, loaded only when scrolled into view; when the chunk fails to load, the server-rendered month stays.
const Calendar = lazy<ComponentType<CalendarProps>>(() =>
	import("./calendar").catch(() => ({ default: ({ children }: CalendarProps) => children })),
);

// When the chunk fails to load, the link below still leads to the content.
const Embed = lazy<ComponentType<EmbedProps>>(() => import("./embed").catch(() => ({ default: () => null })));

/** @returns whether the element has intersected the viewport; stays true afterwards */
function useInView(place: RefObject<Element | null>): boolean {
	const [seen, setSeen] = useState(false);
	useEffect(() => {
		const element = place.current;
		if (!element || seen) return;
		// Older browsers cannot tell.
		if (typeof IntersectionObserver !== "function") return setSeen(true);
		const observer = new IntersectionObserver((entries) => {
			if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [place, seen]);
	return seen;
}

/** The server-rendered month, replaced by the interactive calendar once it is in view. */
export function CalendarBox({ children }: CalendarProps) {
	const place = useRef<HTMLDivElement>(null);
	return (
		<div ref={place} className={styles.calendar}>
			{useInView(place) ? (
				<Boundary keep="month">
					<Suspense fallback={children}>
						<Calendar>{children}</Calendar>
					</Suspense>
				</Boundary>
			) : (
				children
			)}
		</div>
	);
}

/** Container for third-party content; its code is loaded when it scrolls into view. */
export function EmbedBox(props: EmbedProps) {
	const place = useRef<HTMLDivElement>(null);
	const seen = useInView(place);
	return (
		<div ref={place} data-kind={props.kind} className={`${styles.stage} needs-script`}>
			<Boundary quiet>
				<Suspense>{seen && <Embed {...props} />}</Suspense>
			</Boundary>
		</div>
	);
}
