import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import "@/app/fonts/school-bengali.css";
import "./site.css";
import { cardMetadata } from "@/components/layout/page-metadata";
import { SiteFrame } from "@/components/layout/site-frame";
import { descriptions } from "@/lib/bengali/descriptions";
import { darkColors } from "@/lib/contract/colors";
import { feedPath } from "@/lib/contract/paths";
import { getSettings, publicAddress } from "@/lib/school/settings";

// Public pages must be fully static: no dynamic data in this layout.
export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
	const { school_name, school_address } = await getSettings();
	const address = await publicAddress();
	return {
		metadataBase: address ? new URL(address) : null,
		// Next resolves "./" against the current page's path.
		...(address && { alternates: { canonical: "./", types: { "application/rss+xml": feedPath } } }),
		title: { template: `%s | ${school_name}`, default: school_name },
		description: descriptions.home(school_name, school_address),
		...(await cardMetadata()),
	};
}

export async function generateViewport(): Promise<Viewport> {
	const { color_code: header, school_color_code: name, menu_bg_color_code: menu } = await getSettings();
	return {
		themeColor: [
			// The first that matches counts.
			{ color: `#${darkColors({ header, name, menu }).menu}`, media: "(prefers-color-scheme:dark)" },
			{ color: `#${menu}` },
		],
	};
}

export default function SiteLayout({ children }: { children: ReactNode }) {
	return <SiteFrame>{children}</SiteFrame>;
}
