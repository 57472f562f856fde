import { useEffect, useState } from "react";
import { useLeaveWarning } from "./use-leave-warning";

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
