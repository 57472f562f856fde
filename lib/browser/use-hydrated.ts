import { useSyncExternalStore } from "react";

const subscribe = () => () => {};

/** @returns false in server-rendered HTML and during hydration, true after it */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => true,
		() => false,
	);
