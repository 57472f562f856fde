"use client";
import { type ComponentType, lazy, Suspense, useRef } from "react";
import { Boundary } from "@/components/forms/boundary";
import { useInView } from "@/lib/browser/use-in-view";
import type { EmbedProps } from "./embed";
import styles from "./home.module.css";

// When the chunk fails to load, the link below still leads to the content.
const Embed = lazy<ComponentType<EmbedProps>>(() => import("./embed").catch(() => ({ default: () => null })));

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
