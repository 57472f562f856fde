import { useEffect } from "react";
import { errorSummaryText } from "@/lib/bengali/admission";

/** While errors stand, the page's title says so first: a screen reader reads it before anything else. */
export function useErrorTitle(wrong: boolean): void {
	useEffect(() => {
		if (!wrong) return;
		const { title } = document;
		document.title = errorSummaryText.titlePrefix + title;
		return () => {
			document.title = title;
		};
	}, [wrong]);
}
