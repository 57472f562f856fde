"use client";
/** The site's link: it shows that it waits, for a page may take seconds on mobile data. */
import Link, { useLinkStatus } from "next/link";
import { type AnchorHTMLAttributes, useEffect } from "react";

/** The router waits without end; the browser itself shows that it waits, and can be stopped. */
const patience = 10_000;

function Waiting({ href }: { href: string }) {
	const { pending } = useLinkStatus();
	useEffect(() => {
		if (!pending) return;
		const timer = setTimeout(() => location.assign(href), patience);
		return () => clearTimeout(timer);
	}, [pending, href]);
	return pending && <span aria-hidden="true" className="waiting" />;
}

type Props = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; onNavigate?: () => void };

// No prefetching: six links in a menu are twelve requests (design.md, figures).
export function NavLink({ children, ...props }: Props) {
	return (
		<Link {...props} prefetch={false}>
			{children}
			<Waiting href={props.href} />
		</Link>
	);
}
