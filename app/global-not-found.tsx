import "@/app/fonts/school-bengali.css";
import "@/app/(site)/site.css";
import type { Metadata } from "next";
import { NotFoundMessage } from "@/components/layout/not-found-message";
import { SiteFrame } from "@/components/layout/site-frame";
import { titles } from "@/lib/bengali/site";
import { getSettings } from "@/lib/school/settings";

export { generateViewport } from "@/app/(site)/layout";

export async function generateMetadata(): Promise<Metadata> {
	const { school_name } = await getSettings();
	return { title: `${titles.notFound} | ${school_name}` };
}

/** 404 page of all paths without a route: stored once for all of them (lib/http/page-store). */
export default function GlobalNotFound() {
	return (
		<SiteFrame>
			<NotFoundMessage />
		</SiteFrame>
	);
}
