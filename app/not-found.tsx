import { notFoundText } from "@/lib/bengali/site";

/**
 * Next includes this in the RSC payload of every page; its default has 2 KB of styles and is never shown, because
 * app/(site)/not-found.tsx is used instead.
 */
export default function NotFound() {
	return <h1 lang="en">{notFoundText.heading}</h1>;
}
