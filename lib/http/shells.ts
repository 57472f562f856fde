/**
 * Pages of a person with a number in their path are shells without personal data, filled in by the browser. Next would
 * render and store one for each number that anybody makes up, with the number in it, so all numbers get the page that
 * the start has prerendered for the placeholder (lib/school/static-paths). The browser reads the number from its address
 * (lib/browser/use-path-parts).
 */
import "server-only";
import { type Route, routes } from "@/lib/contract/routes";

const parameter = /\[\w+\]/g;

const shells = routes
	.filter(({ kind, path }: Route) => kind === "student" && path.includes("["))
	.map(({ path }) => ({
		pattern: new RegExp(`^${path.replace(parameter, "[^/]+")}$`),
		stored: path.replace(parameter, "0"),
	}));

/**
 * @param url path and query of a request
 * @returns null when the path is no shell; else the path of the one stored page, with the query
 */
export function shellUrl(url: string): string | null {
	const [path = ""] = url.split("?", 1);
	const shell = shells.find(({ pattern }) => pattern.test(path));
	return shell ? shell.stored + url.slice(path.length) : null;
}
