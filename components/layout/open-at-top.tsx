"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";

/**
 * A new page opens at its very top (spec section 2: the router is content when the page's first line is in view), and
 * its heading has the focus: the keyboard and screen readers go on from there. Going back keeps the browser's own place.
 */
export function OpenAtTop() {
	const path = usePathname();
	const shown = useRef(path);
	const back = useRef(false);

	useEffect(() => {
		const note = () => {
			back.current = true;
		};
		addEventListener("popstate", note);
		return () => removeEventListener("popstate", note);
	}, []);

	useEffect(() => {
		if (path !== shown.current && !back.current) {
			scrollTo(0, 0);
			const heading = document.querySelector("h1");
			heading?.setAttribute("tabindex", "-1");
			heading?.focus({ preventScroll: true });
		}
		shown.current = path;
		back.current = false;
	}, [path]);

	return null;
}
