"use client";
import { useEffect, useRef } from "react";
import { openedLink } from "@/lib/browser/opened-link";
import { useLeave } from "@/lib/browser/use-leave";

/**
 * Opens the site's links by the router, so that the frame stays and only the new page is fetched. One listener serves
 * all of them, plain anchors; `next/link` would make each a client component and cost every visitor 3 KB, for
 * prefetching that mobile data can't afford. A link is busy until its page is there.
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
