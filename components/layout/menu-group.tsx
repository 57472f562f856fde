import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./menu.module.css";

/**
 * Submenu on wide screens; on phones its entries are in the same row as the others. Before hydration it opens by
 * `:focus-within` (menu.module.css), and `aria-expanded` is omitted until then. It closes when focus leaves it; after
 * navigation focus moves to the new page's heading.
 * @param own whether these are the links for the visitor's own tokens
 */
export function MenuGroup({ name, own, children }: { name: string; own?: boolean; children: ReactNode }) {
	const [open, setOpen] = useState<boolean>();
	const button = useRef<HTMLButtonElement>(null);
	useEffect(() => setOpen(false), []);

	const closeOnLeave = ({ currentTarget, relatedTarget }: FocusEvent) => {
		if (!currentTarget.contains(relatedTarget)) setOpen(false);
	};
	const closeOnEscape = ({ key }: KeyboardEvent) => {
		if (key !== "Escape" || !open) return;
		setOpen(false);
		button.current?.focus();
	};
	const toggle = () => {
		// Safari does not focus a button on click; without focus there is no blur event for a click outside.
		button.current?.focus();
		setOpen(!open);
	};
	return (
		<li
			className={own ? `${styles.group} ${styles.own}` : styles.group}
			onBlur={closeOnLeave}
			onKeyDown={closeOnEscape}
		>
			<button ref={button} type="button" aria-expanded={open} onClick={toggle}>
				{name}
			</button>
			<ul>{children}</ul>
		</li>
	);
}
