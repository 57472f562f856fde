import { type Route, routes } from "@/lib/contract/routes";

const parameter = /\[+(?:\.\.\.)?(\w+)\]+/g;

/** @returns a path of the route: `/notices/2`, `/image/slider/2` */
export const examplePath = ({ path }: { path: string }) =>
	path.replace(parameter, (_, name) => (name === "folder" ? "slider" : "2"));

const patternOf = ({ path }: Route) =>
	new RegExp(
		`^${path
			.replaceAll(".", "\\.")
			.replace(/\/\[\[\\\.\\\.\\\.\w+\]\]/g, "(?:/.+)?")
			.replace(/\[\\\.\\\.\\\.\w+\]/g, ".+")
			.replace(/\[\w+\]/g, "[^/]+")}$`,
	);

const patterns = routes.map((route) => ({ route, pattern: patternOf(route) }));

/** @returns the row of a path without query; undefined for a made-up path */
export const routeOf = (path: string) => patterns.find(({ pattern }) => pattern.test(path))?.route;
