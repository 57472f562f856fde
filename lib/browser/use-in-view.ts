import { type RefObject, useEffect, useState } from "react";

/**
 * @param place the element to watch
 * @returns whether the element has intersected the viewport; stays true afterwards
 */
export function useInView(place: RefObject<Element | null>): boolean {
	const [seen, setSeen] = useState(false);
	useEffect(() => {
		const element = place.current;
		if (!element || seen) return;
		// Older browsers cannot tell.
		if (typeof IntersectionObserver !== "function") return setSeen(true);
		const observer = new IntersectionObserver((entries) => {
			if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [place, seen]);
	return seen;
}
