"use client";
import { useState } from "react";
import { menuText } from "@/lib/bengali/site";
import { useStore } from "@/lib/browser/store";
import type { MenuEntry } from "@/lib/contract/shapes";
import styles from "./menu.module.css";
import { NavLink } from "./nav-link";
import { TokenLinks } from "./token-links";

/**
 * One list in two guises: a bar on wide screens, behind a bars icon on phones. It starts open, so that it is
 * there before any script; choosing an entry toggles it (spec section 2).
 */
export function Menu({ entries }: { entries: MenuEntry[] }) {
	const shown = useStore((store) => store.Navbar);
	const [open, setOpen] = useState(true);
	if (!shown) return null;

	const toggle = () => setOpen((was) => !was);
	return (
		<nav aria-label={menuText.label} className={`${styles.menu} no-print`}>
			<button
				type="button"
				className={`${styles.bars} needs-script`}
				aria-expanded={open}
				aria-controls="menu"
				onClick={toggle}
			>
				<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
					<path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
				</svg>
				{menuText.label}
			</button>
			<ul id="menu" className={open ? styles.list : `${styles.list} ${styles.closed}`}>
				{entries.map(({ id, name, link }) => (
					<li key={id}>
						<NavLink href={link} className={styles.link} onNavigate={toggle}>
							{name}
						</NavLink>
					</li>
				))}
				<TokenLinks className={styles.link} onNavigate={toggle} />
			</ul>
		</nav>
	);
}
