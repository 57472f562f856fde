import type { MetadataRoute } from "next";
import { closedPaths } from "@/lib/contract/routes";
import { environment } from "@/lib/environment";

export default function robots(): MetadataRoute.Robots {
	const { SITE_URL: site } = environment;
	return { rules: { userAgent: "*", disallow: [...closedPaths] }, ...(site && { sitemap: `${site}/sitemap.xml` }) };
}
