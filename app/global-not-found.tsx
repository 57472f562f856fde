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

/** Every path without a route: one page, made once, however many paths are tried. */
export default function GlobalNotFound() {
	return (
		<SiteFrame>
			<NotFoundMessage />
		</SiteFrame>
	);
}
