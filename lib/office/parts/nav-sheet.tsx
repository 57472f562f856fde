"use client";

import { type ReactNode, useRef } from "react";

type Props = { id: string; label: string; children: ReactNode };

/**
 * The menu: at the side in wide windows; in small ones a sheet, which the browser opens and closes (popover), so that it
 * works before the scripts. A link that is followed closes it.
 */
export function NavSheet({ id, label, children }: Props) {
	const sheet = useRef<HTMLElement>(null);
	const close = ({ target }: { target: EventTarget }) => {
		if ((target as Element).closest("a")) sheet.current?.hidePopover?.();
	};
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: a key on a link is a click.
		<nav className="menu" id={id} ref={sheet} popover="auto" aria-label={label} onClick={close}>
			{children}
		</nav>
	);
}
