"use client";

import { Link } from "@payloadcms/ui";

/** A link of our own in the navigation of the back office. */
export const MenuLink = ({ href, label }: { href: string; label: string }) => (
	<Link className="nav__link" href={href} prefetch={false}>
		<span className="nav__link-label">{label}</span>
	</Link>
);
