import "server-only";
import { contactText } from "@/lib/bengali/site";
import { tagged } from "@/lib/cms/cache-tags";
import type { Settings } from "@/lib/contract/shapes";
import { environment } from "@/lib/machine/environment";
import { fileNameOf, type Picture, pictureOf } from "./pictures";
import { records } from "./query";

export type SchoolSettings = Settings & {
	logoPicture: Picture | null;
	footerPicture: Picture | null;
	mapPicture: Picture | null;
	/** See {@link publicAddress} (./site-address). */
	siteAddress: string | null;
	/** For papers in English; null where the school has not written it. */
	english: { name: string | null; address: string | null };
};

/** @returns the site settings, with their pictures */
export async function getSettings(): Promise<SchoolSettings> {
	"use cache";
	tagged("settings", "media");
	const settings = await (await records()).findGlobal({ slug: "settings", depth: 1 });
	return {
		color_code: settings.headerColor,
		school_name: settings.schoolName,
		school_color_code: settings.nameColor,
		school_name_font: settings.nameSize,
		school_address: settings.schoolAddress ?? "",
		school_mobile: settings.schoolMobile ?? "",
		menu_bg_color_code: settings.menuColor,
		image_url: "/image",
		frontend_img_url: "/image",
		logo: fileNameOf(settings.logo),
		footer_image: fileNameOf(settings.footerPicture),
		social_page: settings.socialPage ?? null,
		anthem_video: settings.anthemVideo ?? null,
		eiin: settings.eiin ?? null,
		logoPicture: pictureOf(settings.logo, "image_content"),
		footerPicture: pictureOf(settings.footerPicture, "image_content"),
		mapPicture: pictureOf(settings.mapPicture, "image_content", { alt: contactText.map }),
		siteAddress: environment.SITE_URL ?? (settings.siteAddress || null),
		english: { name: settings.schoolNameEnglish || null, address: settings.schoolAddressEnglish || null },
	};
}
