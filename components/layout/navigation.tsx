"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { markHydrated } from "@/lib/browser/copy";
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

/**
 * Sets `aria-current` on the menu link of the current page or of the list that it belongs to. Done in the DOM, because a
 * page rendered on demand gets a layout that was rendered without knowing its path.
 */
function markCurrent(path: string): void {
	const list = path.replace(/^\/educational\/(\w+)\/.*/, "/$1s");
	for (const link of document.querySelectorAll<HTMLAnchorElement>("#menu a")) {
		const { host, pathname } = link;
		const above = pathname === list || (pathname !== "/" && path.startsWith(`${pathname}/`));
		const current = host === location.host && (pathname === path ? "page" : above && "true");
		if (current) link.setAttribute("aria-current", current);
		else link.removeAttribute("aria-current");
	}
}

/**
 * After navigation, scrolls to the very top (the router only scrolls until the page's first element is
 * in view), or to the section that the link names, and moves focus to the heading, for keyboard and screen reader users.
 * Back navigation keeps the scroll position that the browser restores.
 */
export function PageChange() {
	const path = usePathname();
	const shown = useRef(path);
	const back = useRef(false);

	useEffect(() => {
		markHydrated();
		registerServiceWorker();
	}, []);

	useEffect(() => {
		const onPopState = () => {
			// Also fired by a jump within the page.
			back.current = location.pathname !== shown.current;
		};
		addEventListener("popstate", onPopState);
		return () => removeEventListener("popstate", onPopState);
	}, []);

	useEffect(() => {
		markCurrent(path);
		if (path !== shown.current && !back.current) {
			const place = document.getElementById(location.hash.slice(1));
			if (place) place.scrollIntoView();
			else scrollTo(0, 0);
			const heading = place?.querySelector<HTMLElement>("h2, h3") ?? place ?? document.querySelector("h1");
			if (heading) heading.tabIndex = -1;
			heading?.focus({ preventScroll: true });
			if ("serviceWorker" in navigator) navigator.serviceWorker.controller?.postMessage(path);
		}
		shown.current = path;
		back.current = false;
	}, [path]);

	return null;
}

/** After the load event, so that it does not compete with the page's own requests. */
function registerServiceWorker(): void {
	if (!("serviceWorker" in navigator)) return;
	const register = () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined);
	if (document.readyState === "complete") register();
	else addEventListener("load", register, { once: true });
}
