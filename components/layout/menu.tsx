"use client";
import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	useEffect,
	useRef,
	useState,
} from "react";
import { menuText } from "@/lib/bengali/navigation";
import { openedLink } from "@/lib/browser/opened-link";
import { useStore } from "@/lib/browser/store";
import { useAnyToken } from "@/lib/browser/stored-token";
import type { MenuLink, MenuPart } from "@/lib/contract/menu";
import styles from "./menu.module.css";
import { TokenLinks } from "./token-links";

/**
 * Main menu. On phones a button and a row of the most used entries, of the one list that the button opens whole; a
 * selected link closes it again. On wide screens a bar with submenus. The button is an empty `details` element: it works
 * without JavaScript, and CSS positions the list.
 */
export function Menu({ parts }: { parts: MenuPart[] }) {
	const shown = useStore((store) => store.Navbar);
	const hasTokens = useAnyToken();
	const bars = useRef<HTMLDetailsElement>(null);
	if (!shown) return null;

	const closeOnChoice = (event: MouseEvent<HTMLElement>) => {
		if (bars.current && openedLink(event.nativeEvent)) bars.current.open = false;
	};
	const entry = ({ name, link, often }: MenuLink) => (
		<li key={link + name} data-often={often}>
			<a href={link}>{name}</a>
		</li>
	);
	return (
		<nav aria-label={menuText.label} className={`${styles.menu} no-print`}>
			<details ref={bars} className={styles.bars}>
				<summary>
					<svg viewBox="0 0 24 24" width="1.4em" height="1.4em" aria-hidden="true">
						<path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
					</svg>
					{menuText.label}
				</summary>
			</details>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's Enter on a link is a click as well */}
			<ul id="menu" className={styles.list} onClick={closeOnChoice}>
				{parts.map((part) =>
					"link" in part ? (
						entry(part)
					) : (
						<MenuGroup key={part.name} name={part.name}>
							{part.entries.map(entry)}
						</MenuGroup>
					),
				)}
				{hasTokens && (
					<MenuGroup own name={menuText.own}>
						<TokenLinks />
					</MenuGroup>
				)}
			</ul>
		</nav>
	);
}

/**
 * Submenu on wide screens; on phones its entries are in the same row as the others. Before hydration it opens by
 * `:focus-within` (menu.module.css), and `aria-expanded` is omitted until then. It closes when focus leaves it; after
 * navigation focus moves to the new page's heading.
 * @param own whether these are the links for the visitor's own tokens
 */
function MenuGroup({ name, own, children }: { name: string; own?: boolean; children: ReactNode }) {
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
