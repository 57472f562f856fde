import type { MetadataRoute } from "next";
import { notFound } from "next/navigation";
import { getPublicAddresses } from "@/lib/school/addresses";
import { publicAddress } from "@/lib/school/settings";

/** A sitemap needs absolute URLs, so there is none without the site's. */
export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
	const site = await publicAddress();
	if (!site) notFound();
	const addresses = await getPublicAddresses();
	return addresses.map(({ path, lastModified }) => ({ url: new URL(path, site).href, lastModified }));
}
