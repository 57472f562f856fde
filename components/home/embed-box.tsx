"use client";
import { type ComponentType, lazy, Suspense, useRef } from "react";
import { Boundary } from "@/components/forms/boundary";
import { useInView } from "@/lib/browser/use-in-view";
import type { EmbedProps } from "./embed";
import styles from "./home.module.css";

// Where its code does not come, the link below leads to the same.
const Embed = lazy<ComponentType<EmbedProps>>(() => import("./embed").catch(() => ({ default: () => null })));

/** The place of something from outside; the code that asks for it comes when it comes into view. */
export function EmbedBox(props: EmbedProps) {
	const place = useRef<HTMLDivElement>(null);
	const seen = useInView(place);
	return (
		<div ref={place} className={`${styles.stage} needs-script`}>
			<Boundary quiet>
				<Suspense>{seen && <Embed {...props} />}</Suspense>
			</Boundary>
		</div>
	);
}
