"use client";
import { useEffect, useRef } from "react";
import { openedLink } from "@/lib/browser/opened-link";
import { useLeave } from "@/lib/browser/use-leave";

/**
 * Opens internal links with the router, so that the layout stays and only the new page is fetched. One delegated listener
 * for plain anchors: `next/link` would make each link a client component, and add 3 KB for prefetching, which uses
 * mobile data. A link has `aria-busy` until its page is shown.
 */
export function Navigation() {
	const { leaving, leave } = useLeave();
	const opened = useRef<HTMLAnchorElement>(null);

	useEffect(() => {
		const open = (event: MouseEvent) => {
			const link = event.defaultPrevented ? null : openedLink(event);
			if (!link) return;
			event.preventDefault();
			opened.current?.removeAttribute("aria-busy");
			opened.current = link;
			leave(link.href);
		};
		document.addEventListener("click", open);
		return () => document.removeEventListener("click", open);
	}, [leave]);

	useEffect(() => {
		if (leaving) opened.current?.setAttribute("aria-busy", "true");
		else opened.current?.removeAttribute("aria-busy");
	}, [leaving]);

	return null;
}
