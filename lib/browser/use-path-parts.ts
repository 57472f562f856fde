import { usePathname } from "next/navigation";

/**
 * The parts of the path in the address bar, by their names in the route. useParams has those of the stored page, which
 * is one for all numbers (lib/http/edge).
 *
 * @param route as in the table of routes: `/profile/[studentid]`
 * @returns percent-encoded as in the path
 */
export function usePathParts<Name extends string>(route: `/${string}`): Record<Name, string> {
	const parts = usePathname().split("/");
	const named = route.split("/").map((name, place) => [name.slice(1, -1), parts[place] ?? ""]);
	return Object.fromEntries(named);
}
