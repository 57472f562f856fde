import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "@/app/fonts/school-bengali.css";
import "./site.css";
import { SiteFrame } from "@/components/layout/site-frame";
import { layoutText } from "@/lib/bengali/site";
import { environment } from "@/lib/environment";
import { getSettings } from "@/lib/school/settings";

// Public pages are whole HTML until staff publish: nothing here may wait for a request.
export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const { school_name, school_address } = await getSettings();
	const { SITE_URL: site } = environment;
	return {
		metadataBase: site ? new URL(site) : null,
		// "./" is the address of whatever page is shown.
		...(site && { alternates: { canonical: "./" } }),
		title: { template: `%s | ${school_name}`, default: school_name },
		description: layoutText.description(school_name, school_address),
	};
}

export async function generateViewport(): Promise<Viewport> {
	const { menu_bg_color_code } = await getSettings();
	return { themeColor: `#${menu_bg_color_code}` };
}

export default function SiteLayout({ children }: { children: ReactNode }) {
	return <SiteFrame>{children}</SiteFrame>;
}
