import type { MetadataRoute } from "next";
import { notFound } from "next/navigation";
import { environment } from "@/lib/environment";
import { getPublicAddresses } from "@/lib/school/addresses";

/** A sitemap needs absolute URLs, so there is none without SITE_URL. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
	const { SITE_URL: site } = environment;
	if (!site) notFound();
	const addresses = await getPublicAddresses();
	return addresses.map(({ path, lastModified }) => ({ url: new URL(path, site).href, lastModified }));
}
