"use client";

import { Link } from "@payloadcms/ui";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

type Props = { href: string; label: string; id?: string; icon?: ReactNode };

/** A link of the menu; the one of the page that is shown is marked. */
export function NavLink({ href, label, id, icon }: Props) {
	const path = usePathname();
	const isHere = path === href;
	const isAbove = path.startsWith(`${href}/`);
	return (
		<Link className="nav__link" href={href} id={id} prefetch={false} aria-current={isHere ? "page" : undefined}>
			{(isHere || isAbove) && <span className="nav__link-indicator" />}
			{icon}
			<span className="nav__link-label">{label}</span>
		</Link>
	);
}
