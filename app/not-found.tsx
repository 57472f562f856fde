import { notFoundText } from "@/lib/bengali/site";

/**
 * Next puts this into the data of every page; its own is 2 KB of styles that nobody sees, because every path of the
 * site has a better one (app/(site)/not-found.tsx).
 */
export default function NotFound() {
	return <h1 lang="en">{notFoundText.heading}</h1>;
}
