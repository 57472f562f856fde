import { environment } from "@/lib/environment";
import { getPublicPaths } from "@/lib/school/addresses";

/** A sitemap needs whole addresses, so there is one only where SITE_URL says the site's own. */
export async function GET() {
	const { SITE_URL: site } = environment;
	if (!site) return new Response(null, { status: 404 });
	const urls = (await getPublicPaths()).map((path) => `<url><loc>${xml(new URL(path, site).href)}</loc></url>`);
	const body = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("\n")}</urlset>\n`;
	return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}

const xml = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&apos;").replaceAll("<", "&lt;");
