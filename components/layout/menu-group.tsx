import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./menu.module.css";

/**
 * Entries below a name on wide screens; on phones they stand in the row with all others. Before its script comes, the
 * group opens by the focus alone (menu.module.css): until then `aria-expanded` is not there. It closes when the focus
 * leaves it, as it does for the heading of the page that was chosen.
 * @param own whether it holds what the visitor's own token opens
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
		// Safari gives no focus by a click, and without focus nothing would tell of the next click elsewhere.
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
