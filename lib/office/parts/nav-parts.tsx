"use client";

import { usePreferences } from "@payloadcms/ui";
import { PREFERENCE_KEYS } from "payload/shared";
import { type ReactNode, type ToggleEvent, useRef } from "react";

type Props = { name: string; open: boolean; summary: ReactNode; children: ReactNode };

/** A group of the menu. Whether it is open is kept for the account, among Payload's own preferences of the menu. */
export function NavGroup({ name, open, summary, children }: Props) {
	const { setPreference } = usePreferences();
	// A group that is sent open also says so by an event.
	const known = useRef(open);
	const keep = ({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => {
		if (currentTarget.open === known.current) return;
		known.current = currentTarget.open;
		void setPreference(PREFERENCE_KEYS.NAV, { groups: { [name]: { open: known.current } } }, true);
	};
	return (
		<details className="menu__group" open={open} onToggle={keep}>
			<summary>{summary}</summary>
			{children}
		</details>
	);
}

type NavSheetProps = { id: string; label: string; children: ReactNode };

/**
 * The menu: at the side in wide windows; in small ones a sheet, which the browser opens and closes (popover), so that it
 * works before the scripts. A link that is followed closes it.
 */
export function NavSheet({ id, label, children }: NavSheetProps) {
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
