"use client";
import { usePathname } from "next/navigation";
import { Suspense, useEffect, useRef, useState } from "react";
import { menuText } from "@/lib/bengali/site";
import { useStore } from "@/lib/browser/store";
import { useToken } from "@/lib/browser/stored-token";
import type { MenuPart } from "@/lib/contract/menu";
import styles from "./menu.module.css";
import { MenuEntries } from "./menu-entries";
import { MenuGroup } from "./menu-group";
import { TokenLinks } from "./token-links";

type Props = { parts: MenuPart[]; style: { background: string; color: string } };

/** The entries on the page that is shown; its link comes into view where the row is wider than the screen. */
function CurrentEntries({ parts, onNavigate }: { parts: MenuPart[]; onNavigate: () => void }) {
	const path = usePathname();
	// biome-ignore lint/correctness/useExhaustiveDependencies: another path has another current link
	useEffect(() => {
		const current = document.querySelector<HTMLElement>("#menu [aria-current]");
		const row = current?.closest("ul[id]");
		if (current && row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
	}, [path]);
	return <MenuEntries parts={parts} path={path} onNavigate={onNavigate} />;
}

/**
 * On phones one row beside a bars icon, which starts open; the icon or a choice closes it, and opened again it
 * shows every entry at once (spec section 2). On wide screens a bar with groups. The icon is a `details` without
 * content of its own: it works before any script, and the entries' place is ruled by CSS alone.
 */
export function Menu({ parts, style }: Props) {
	const shown = useStore((store) => store.Navbar);
	const token = useToken();
	const [whole, setWhole] = useState(false);
	const bars = useRef<HTMLDetailsElement>(null);
	if (!shown) return null;

	const toggle = () => {
		if (bars.current) bars.current.open = !bars.current.open;
	};
	return (
		<nav aria-label={menuText.label} className={`${styles.menu} no-print`} style={style}>
			<details open ref={bars} className={styles.bars} onToggle={() => setWhole(whole || !bars.current?.open)}>
				<summary>
					<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
						<path d="M3 6h18M3 12h18M3 18h18" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
					</svg>
					<span>{menuText.label}</span>
				</summary>
			</details>
			<ul id="menu" className={whole ? `${styles.list} ${styles.whole}` : styles.list}>
				{/* The path of a page that is made at its first request is not known while its frame is made. */}
				<Suspense fallback={<MenuEntries parts={parts} path="" />}>
					<CurrentEntries parts={parts} onNavigate={toggle} />
				</Suspense>
				{token && (
					<MenuGroup name={menuText.own}>
						<TokenLinks className={styles.link} onNavigate={toggle} />
					</MenuGroup>
				)}
			</ul>
		</nav>
	);
}
