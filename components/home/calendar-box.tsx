"use client";
import { type ComponentType, lazy, type ReactNode, Suspense, useRef } from "react";
import { Boundary } from "@/components/forms/boundary";
import { useInView } from "@/lib/browser/use-in-view";
import styles from "./home.module.css";

type Props = { children: ReactNode };

// 20 KB, loaded only when scrolled into view; when the chunk fails to load, the server-rendered month stays.
const Calendar = lazy<ComponentType<Props>>(() =>
	import("./calendar").catch(() => ({ default: ({ children }: Props) => children })),
);

/** The server-rendered month, replaced by the interactive calendar once it is in view. */
export function CalendarBox({ children }: Props) {
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
