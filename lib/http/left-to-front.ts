/**
 * Which requests the front answers for a school that sleeps, from the pages that its process has left
 * (deploy/schools/asleep.conf). What is not among the pages of this time it passes on, and that wakes the school.
 */
import "server-only";
import type { IncomingMessage } from "node:http";
import { isForEverybody, routes } from "@/lib/contract/routes";
import { otherPattern, routePattern } from "./route-pattern";

const pages = new Set<string>(
	routes.filter(({ kind, cache }) => isForEverybody(kind) && cache === "shared").map(({ path }) => path),
);

/** Files that pages, browsers and search engines ask for by themselves. */
export const leftFiles = [
	...["/sitemap.xml", "/robots.txt", "/feed.xml", "/manifest.webmanifest", "/icon.svg", "/.well-known/security.txt"],
];

const pictures = "/image/[folder]/[name]";

/** Of the build and its folder `public`, and paths of no route, for which nobody's school need be awake. */
const others = ["/_next/static/", otherPattern];

/** What the calendar of the home page asks for when it is opened. */
const calendar = "/api/school-dates/[year]";

const left = new Set([...pages, ...leftFiles, pictures, calendar, ...others]);

/** No query, or one that only says where a visitor comes from, or which page Next's router wants. */
const plainQuery = /^(?:_rsc|fbclid|gclid|utm_[a-z]+)=[^?]*$/;

/** Paths of the pages that every school has. */
export const leftPages: readonly string[] = [...pages].filter((path) => !path.includes("["));

type Asked = Pick<IncomingMessage, "method" | "url">;

/** @returns whether the front could answer the request for a school that sleeps */
export const isLeftToFront = (request: Asked): boolean => isPlain(request) && left.has(routePattern(request.url ?? ""));

/** @returns whether method and query are those of a page (`$is_plain` of deploy/schools/machine.conf) */
export function isPlain({ method = "", url = "" }: Asked): boolean {
	if (method !== "GET" && method !== "HEAD") return false;
	const [, query] = url.split(/\?(.*)/s);
	return !query || plainQuery.test(query);
}
