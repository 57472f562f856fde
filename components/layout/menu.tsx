"use client";
import { type MouseEvent, useRef, useState } from "react";
import { menuText } from "@/lib/bengali/navigation";
import { openedLink } from "@/lib/browser/opened-link";
import { useStore } from "@/lib/browser/store";
import { useAnyToken } from "@/lib/browser/stored-token";
import type { MenuPart } from "@/lib/contract/menu";
import styles from "./menu.module.css";
import { MenuGroup } from "./menu-group";
import { TokenLinks } from "./token-links";

type Props = { parts: MenuPart[]; style: { background: string; color: string } };

/**
 * Main menu. On phones one row beside a menu button, initially open; the button or a selected link closes it, and when
 * reopened it shows all entries wrapped. On wide screens a bar with submenus. The button is an empty
 * `details` element: it works without JavaScript, and CSS positions the list.
 */
export function Menu({ parts, style }: Props) {
	const shown = useStore((store) => store.Navbar);
	const hasTokens = useAnyToken();
	const [expanded, setExpanded] = useState(false);
	const bars = useRef<HTMLDetailsElement>(null);
	if (!shown) return null;

	const toggleOnChoice = (event: MouseEvent<HTMLElement>) => {
		if (bars.current && openedLink(event.nativeEvent)) bars.current.open = !bars.current.open;
	};
	const entry = ({ name, link }: { name: string; link: string }) => (
		<li key={link + name}>
			<a href={link}>{name}</a>
		</li>
	);
	return (
		<nav aria-label={menuText.label} className={`${styles.menu} no-print`} style={style}>
			<details open ref={bars} className={styles.bars} onToggle={() => setExpanded(expanded || !bars.current?.open)}>
				<summary>
					<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
						<path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
					</svg>
					<span>{menuText.label}</span>
				</summary>
			</details>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's Enter on a link is a click as well */}
			<ul id="menu" className={expanded ? `${styles.list} ${styles.whole}` : styles.list} onClick={toggleOnChoice}>
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
						<TokenLinks className="" />
					</MenuGroup>
				)}
			</ul>
		</nav>
	);
}
