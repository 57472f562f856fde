import { useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useTransition } from "react";

/** The router waits for the next page without end; the browser itself shows that it waits, and can be stopped. */
const patience = 10_000;

/**
 * @returns `leave` to go to another page, `replace` where one does not come back to this one, and whether the way
 * there still takes its time
 */
export function useLeave() {
	const router = useRouter();
	const [leaving, start] = useTransition();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

	useEffect(() => () => clearTimeout(timer.current), []);

	const leave = (path: string) => {
		timer.current = setTimeout(() => location.assign(path), patience);
		start(() => router.push(path));
	};
	const replace = useCallback(
		(path: string) => {
			timer.current = setTimeout(() => location.replace(path), patience);
			start(() => router.replace(path));
		},
		[router],
	);
	return { leaving, leave, replace };
}
