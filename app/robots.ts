import type { MetadataRoute } from "next";
import { closedPaths } from "@/lib/contract/routes";
import { publicAddress } from "@/lib/school/settings";

export default async function robots(): Promise<MetadataRoute.Robots> {
	const site = await publicAddress();
	return { rules: { userAgent: "*", disallow: [...closedPaths] }, ...(site && { sitemap: `${site}/sitemap.xml` }) };
}
