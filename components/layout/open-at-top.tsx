"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { registerServiceWorker } from "@/lib/browser/service-worker";

/**
 * A new page opens at its very top (spec section 2): the router is content when the page's first line is in view.
 * Going back keeps the browser's own place.
 */
export function OpenAtTop() {
	const path = usePathname();
	const shown = useRef(path);
	const back = useRef(false);

	useEffect(registerServiceWorker, []);

	useEffect(() => {
		const note = () => {
			back.current = true;
		};
		addEventListener("popstate", note);
		return () => removeEventListener("popstate", note);
	}, []);

	useEffect(() => {
		if (path !== shown.current && !back.current) scrollTo(0, 0);
		shown.current = path;
		back.current = false;
	}, [path]);

	return null;
}
