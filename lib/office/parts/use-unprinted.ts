import { useEffect, useState } from "react";

/** The browser asks before it leaves a page with changes that are not saved. */
export function useLeaveWarning(isChanged: boolean): void {
	useEffect(() => {
		if (!isChanged) return;
		const warn = (event: BeforeUnloadEvent) => event.preventDefault();
		addEventListener("beforeunload", warn);
		return () => removeEventListener("beforeunload", warn);
	}, [isChanged]);
}

/**
 * For a paper that is shown once: until its print has begun, by a button or by the browser's own command, the browser asks
 * before it leaves the page.
 * @returns whether no print has begun since the paper is shown
 */
export function useUnprinted(): boolean {
	const [isUnprinted, setUnprinted] = useState(true);
	useEffect(() => {
		const note = () => setUnprinted(false);
		addEventListener("beforeprint", note);
		return () => removeEventListener("beforeprint", note);
	}, []);
	useLeaveWarning(isUnprinted);
	return isUnprinted;
}
