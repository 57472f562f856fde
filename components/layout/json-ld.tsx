/**
 * Structured data (schema.org) for search engines.
 * @param data an object of schema.org; a `<` in it must not end the script
 */
export function JsonLd({ data }: { data: object }) {
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
