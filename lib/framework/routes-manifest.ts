/** Next writes the patterns of a build's routes into a manifest, whose format is internal to Next. */
import { readFileSync } from "node:fs";
import path from "node:path";

/** `page` as the folder in `app`; `regex` of the paths that it answers. */
type Route = { page: string; regex: string };

/** In the order in which Next tries them. */
export type Routes = { staticRoutes: Route[]; dynamicRoutes: Route[] };

/** @returns the routes of the build that runs here; none in development, which writes no manifest */
export function readRoutes(): Routes {
	try {
		return JSON.parse(readFileSync(path.join(".next", "routes-manifest.json"), "utf8"));
	} catch {
		return { staticRoutes: [], dynamicRoutes: [] };
	}
}
