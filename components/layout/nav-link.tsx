"use client";
/** The site's link: it shows that it waits, for a page may take seconds on mobile data. */
import Link, { useLinkStatus } from "next/link";
import type { AnchorHTMLAttributes } from "react";

function Waiting() {
	const { pending } = useLinkStatus();
	return pending && <span aria-hidden="true" className="waiting" />;
}

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; onNavigate?: () => void };

// No prefetching: six links in a menu are twelve requests (design.md, figures).
export function NavLink({ children, ...props }: Props) {
	return (
		<Link {...props} prefetch={false}>
			{children}
			<Waiting />
		</Link>
	);
}
