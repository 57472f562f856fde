import type { GlobalConfig } from "payload";
import { bannerText } from "@/lib/bengali/banner";
import { bannerFormText } from "@/lib/office/banner/text";
import { isBannerLink, longestBanner, longestBannerLink } from "@/lib/office/values/links";
import { maxVersions } from "../collections/publishing";
import { textField } from "../fields";

const { fields, label } = bannerText;

/**
 * The urgent banner on top of every page. Staff set it in the form of lib/office/banner; lib/school/banner
 * applies its times. Empty until it is first set; taking it down ends it.
 */
export const banner: GlobalConfig = {
	slug: "banner",
	label,
	admin: { hidden: true },
	versions: { max: maxVersions },
	fields: [
		textField({ name: "text", label: fields.text, maxLength: longestBanner }),
		textField({
			name: "link",
			label: fields.link,
			maxLength: longestBannerLink,
			validate: (value: unknown) => !value || isBannerLink(String(value).trim()) || bannerFormText.errors.link,
		}),
		{ name: "startsAt", label: fields.startsAt, type: "date" },
		{ name: "endsAt", label: fields.endsAt, type: "date" },
	],
};
