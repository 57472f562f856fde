import { environment } from "@/lib/environment";

/**
 * Structured data for search engines. It needs absolute URLs, so nothing is rendered without SITE_URL.
 * @param data a schema.org object; `<` is escaped so that it cannot close the script element
 */
export function JsonLd({ data }: { data: object }) {
	if (!environment.SITE_URL) return null;
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
