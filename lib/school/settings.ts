/** What staff have set: the settings of the site and of the student area, the address, contact and menu. */
import "server-only";
import { contactText } from "@/lib/bengali/site";
import { remembered, tagged } from "@/lib/cms/cache-tags";
import type { Contact, MenuEntry, Settings } from "@/lib/contract/shapes";
import { environment } from "@/lib/machine/environment";
import { fileNameOf, type Picture, pictureOf } from "./pictures";
import { records } from "./query";

export type SchoolSettings = Settings & {
	logoPicture: Picture | null;
	footerPicture: Picture | null;
	mapPicture: Picture | null;
	/** See {@link publicAddress}. */
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

/**
 * @returns the site's address, without a slash at its end: SITE_URL, else the address that a head has logged in at or typed
 * into the settings; null where there is neither. It depends on no request, so it may stand in what is stored for all
 */
export const publicAddress = async (): Promise<string | null> => (await getSettings()).siteAddress;

const hostPattern = /^[\w.-]+(:\d+)?$/;

/**
 * @param host by which the client asked
 * @returns the site's public address, else the address that the client used
 */
export const addressByHost = async (host: string | null): Promise<string> =>
	(await publicAddress()) ?? `http://${hostPattern.test(host ?? "") ? host : `localhost:${environment.PORT}`}`;

/** @returns the attributes of a link that subscribes to a calendar file; without the site's address it downloads the file */
export const calendarLink = async (path: string) => {
	const site = await publicAddress();
	return site ? { href: new URL(path, site).href.replace(/^https?:/, "webcal:") } : { href: path, download: true };
};

/** @returns the contact details; address and telephone are those of the settings if none of their own are given; else "" */
export async function getContact(): Promise<Contact> {
	"use cache";
	tagged("contact", "settings");
	const payload = await records();
	const [{ email, phone, address, officeDays, officeHours }, { schoolAddress, schoolMobile }] = await Promise.all([
		payload.findGlobal({ slug: "contact", depth: 0 }),
		payload.findGlobal({ slug: "settings", depth: 0 }),
	]);
	return {
		store_email: email ?? "",
		store_phone_number: phone || schoolMobile || "",
		store_address: address || schoolAddress || "",
		office_time: officeDays ?? "",
		office_time_hour: officeHours ?? "",
	};
}

/** An entry as in the API, and the name of its submenu on wide screens. */
type GroupedMenuEntry = MenuEntry & { group: string | null };

/** @returns the menu's entries, in menu order */
export async function getMenu(): Promise<GroupedMenuEntry[]> {
	"use cache";
	tagged("menu-entries");
	const payload = await records();
	const found = await payload.find({ collection: "menu-entries", sort: "_order", pagination: false, depth: 0 });
	return found.docs.map(({ id, name, link, group }) => ({ id, name, link, group: group || null }));
}

const readSettings = async () => (await records()).findGlobal({ slug: "student-area", depth: 0 });

/** @returns whether staff have made the student directory public */
export async function isDirectoryOpen(): Promise<boolean> {
	"use cache";
	tagged("student-area");
	return (await readSettings()).directoryOpen ?? false;
}

/** @returns whether the school asks everybody for a proof before it shows a result (lib/http/proofs) */
export const isProofAlways: () => Promise<boolean> = remembered(
	"student-area",
	async () => (await readSettings()).proofAlways ?? false,
);
