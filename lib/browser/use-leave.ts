import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useTransition } from "react";

/** Milliseconds until a full page load replaces a client navigation: the router has no timeout. */
const timeout = 10_000;

/** @returns `leave` and `replace` to navigate to a path, and whether that navigation is pending */
export function useLeave() {
	const router = useRouter();
	const [leaving, start] = useTransition();
	const load = useRef(() => {});

	useEffect(() => {
		if (!leaving) return;
		const timer = setTimeout(() => load.current(), timeout);
		return () => clearTimeout(timer);
	}, [leaving]);

	const leave = useCallback(
		(path: string) => {
			load.current = () => location.assign(path);
			start(() => router.push(path));
		},
		[router],
	);
	const replace = useCallback(
		(path: string) => {
			load.current = () => location.replace(path);
			start(() => router.replace(path));
		},
		[router],
	);
	return { leaving, leave, replace };
}
