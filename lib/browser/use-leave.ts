import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";

/** Milliseconds until a full page load replaces a client navigation: the router has no timeout. */
const timeout = 10_000;

/** @returns `leave` to navigate to a path, and whether that navigation is pending */
export function useLeave() {
	const router = useRouter();
	const [leaving, start] = useTransition();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => () => clearTimeout(timer.current), []);

	const leave = (path: string) => {
		timer.current = setTimeout(() => location.assign(path), timeout);
		start(() => router.push(path));
	};
	return { leaving, leave };
}
