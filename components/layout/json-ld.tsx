import { environment } from "@/lib/environment";

/**
 * Structured data (schema.org) for search engines; it names things by whole addresses, so there is none where SITE_URL
 * does not say the site's own.
 * @param data an object of schema.org; a `<` in it must not end the script
 */
export function JsonLd({ data }: { data: object }) {
	if (!environment.SITE_URL) return null;
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
