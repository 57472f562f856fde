"use client";
/** The site's link: it shows that it waits, for a page may take seconds on mobile data. */
import Link, { useLinkStatus } from "next/link";
import type { ReactNode } from "react";
import styles from "./nav-link.module.css";

function Waiting() {
	const { pending } = useLinkStatus();
	return pending && <span aria-hidden="true" className={styles.waiting} />;
}

type Props = { href: string; className?: string; onNavigate?: () => void; children: ReactNode };

// No prefetching: six links in a menu are twelve requests (design.md, figures).
export function NavLink({ href, className, onNavigate, children }: Props) {
	return (
		<Link href={href} className={className} prefetch={false} onNavigate={onNavigate}>
			{children}
			<Waiting />
		</Link>
	);
}
