"use client";
/** next/link with a pending indicator: a page may take seconds on mobile data. */
import Link, { useLinkStatus } from "next/link";
import type { AnchorHTMLAttributes } from "react";

function Waiting() {
	const { pending } = useLinkStatus();
	return pending && <span aria-hidden="true" className="waiting" />;
}

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; onNavigate?: () => void };

// No prefetching: six menu links would cause twelve requests on each page.
export function NavLink({ children, ...props }: Props) {
	return (
		<Link {...props} prefetch={false}>
			{children}
			<Waiting />
		</Link>
	);
}
