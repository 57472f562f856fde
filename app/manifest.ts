import type { MetadataRoute } from "next";
import { getSettings } from "@/lib/school/settings";

/** Web app manifest. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
	const { school_name, menu_bg_color_code } = await getSettings();
	return {
		name: school_name,
		short_name: school_name,
		lang: "bn",
		start_url: "/",
		scope: "/",
		display: "minimal-ui",
		background_color: "#ffffff",
		theme_color: `#${menu_bg_color_code}`,
		icons: [
			{ src: "/icon-192.png", sizes: "192x192", type: "image/png" },
			{ src: "/icon-512.png", sizes: "512x512", type: "image/png" },
			{ src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
		],
	};
}
