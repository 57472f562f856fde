"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { noteStart } from "@/lib/browser/copy";
import { registerServiceWorker } from "@/lib/browser/service-worker";

/**
 * Marks the menu's link to the page that is shown, or to the list that it belongs to, and brings it into view where
 * the menu's row is wider than the screen. Done in the document, because the frame of a page that is made at its
 * first request is made without knowing its path.
 */
function markCurrent(path: string): void {
	const list = path.replace(/^\/educational\/(\w+)\/.*/, "/$1s");
	for (const link of document.querySelectorAll<HTMLAnchorElement>("#menu a")) {
		const { host, pathname, offsetLeft, offsetWidth } = link;
		const above = pathname === list || (pathname !== "/" && path.startsWith(`${pathname}/`));
		const current = host === location.host && (pathname === path ? "page" : above && "true");
		if (current) link.setAttribute("aria-current", current);
		else link.removeAttribute("aria-current");
		const row = link.closest("ul[id]");
		if (row && current) row.scrollLeft = offsetLeft - (row.clientWidth - offsetWidth) / 2;
	}
}

/**
 * A new page opens at its very top (spec section 2: the router is content when the page's first line is in view), and
 * its heading has the focus: the keyboard and screen readers go on from there. Going back keeps the browser's own place.
 */
export function PageChange() {
	const path = usePathname();
	const shown = useRef(path);
	const back = useRef(false);

	useEffect(() => {
		noteStart();
		registerServiceWorker();
	}, []);

	useEffect(() => {
		const note = () => {
			back.current = true;
		};
		addEventListener("popstate", note);
		return () => removeEventListener("popstate", note);
	}, []);

	useEffect(() => {
		markCurrent(path);
		if (path !== shown.current && !back.current) {
			scrollTo(0, 0);
			const heading = document.querySelector("h1");
			if (heading) heading.tabIndex = -1;
			heading?.focus({ preventScroll: true });
		}
		shown.current = path;
		back.current = false;
	}, [path]);

	return null;
}
