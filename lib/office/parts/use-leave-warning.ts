import { useEffect } from "react";

/** The browser asks before it leaves a page with changes that are not saved. */
export function useLeaveWarning(isChanged: boolean): void {
	useEffect(() => {
		if (!isChanged) return;
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", warn);
		return () => removeEventListener("beforeunload", warn);
	}, [isChanged]);
}
