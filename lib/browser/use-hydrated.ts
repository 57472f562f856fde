import { useSyncExternalStore } from "react";

const never = () => () => {};

/** @returns whether the page's script has taken over what the server sent */
export const useHydrated = (): boolean =>
	useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
