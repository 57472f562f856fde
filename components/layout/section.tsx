import type { ReactNode } from "react";

type Props = { id: string; title: string; className?: string; children: ReactNode };

/** A titled part of a page. */
export function Section({ id, title, className, children }: Props) {
	return (
		<section aria-labelledby={id} {...(className && { className })}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
