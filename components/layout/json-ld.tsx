import { publicAddress } from "@/lib/school/site-address";

/**
 * Structured data for search engines. It needs absolute URLs, so nothing is rendered without the site's.
 * @param data a schema.org object; `<` is escaped so that it cannot close the script element
 */
export async function JsonLd({ data }: { data: object }) {
	if (!(await publicAddress())) return null;
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
