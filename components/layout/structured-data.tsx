/** schema.org objects for search engines. URLs are absolute, and missing without the site's address. */
import "server-only";
import { titles } from "@/lib/bengali/site";
import { itemPath, listPaths } from "@/lib/contract/paths";
import type { SchoolDate } from "@/lib/contract/school-dates";
import type { EducationalItem } from "@/lib/school/educational";
import type { Card } from "@/lib/school/pictures";
import { publicAddress, type SchoolSettings } from "@/lib/school/settings";

const addressOf = (path: string, site: string | null) => site && new URL(path, site).href;

/** @returns a schema.org School, for the home page */
export function schoolData({
	school_name,
	school_address,
	school_mobile,
	logoPicture,
	siteAddress,
	social_page,
}: SchoolSettings) {
	return {
		"@type": "School",
		name: school_name,
		url: addressOf("/", siteAddress),
		...(school_address && {
			address: { "@type": "PostalAddress", streetAddress: school_address, addressCountry: "BD" },
		}),
		...(school_mobile && { telephone: `+88${school_mobile}` }),
		...(logoPicture && { logo: addressOf(logoPicture.src, siteAddress) }),
		...(social_page && { sameAs: [social_page] }),
	};
}

/**
 * @param card the notice's picture
 * @returns a schema.org NewsArticle for a notice
 */
export function noticeData(notice: EducationalItem, card: Card | null, settings: SchoolSettings) {
	const { name, description, created_at, updated_at } = notice;
	const { address: _, telephone: __, ...school } = schoolData(settings);
	return {
		"@type": "NewsArticle",
		headline: name,
		...(description && { description }),
		datePublished: created_at,
		dateModified: updated_at,
		inLanguage: "bn",
		mainEntityOfPage: addressOf(itemPath("notice", name), settings.siteAddress),
		...(card && { image: [addressOf(card.src, settings.siteAddress)] }),
		author: school,
		publisher: school,
	};
}

/** @returns a schema.org BreadcrumbList: home, list, item */
export function breadcrumbData(kind: keyof typeof listPaths, name: string, { siteAddress }: SchoolSettings) {
	const steps = [
		{ name: titles.home, path: "/" },
		{ name: titles[kind], path: listPaths[kind] },
		{ name, path: itemPath(kind, name) },
	];
	return {
		"@type": "BreadcrumbList",
		itemListElement: steps.map((step, index) => ({
			"@type": "ListItem",
			position: index + 1,
			name: step.name,
			item: addressOf(step.path, siteAddress),
		})),
	};
}

/** @returns a schema.org Event for each of these dates; holidays and exams are none */
export function eventsData(dates: readonly SchoolDate[], settings: SchoolSettings) {
	const { name: school, address } = schoolData(settings);
	return {
		"@graph": dates.map(({ name, from, to }) => ({
			"@type": "Event",
			name,
			startDate: from,
			endDate: to,
			location: { "@type": "Place", name: school, ...(address && { address }) },
			organizer: { "@type": "School", name: school, url: addressOf("/", settings.siteAddress) },
		})),
	};
}

/**
 * Structured data for search engines. It needs absolute URLs, so nothing is rendered without the site's.
 * @param data a schema.org object; `<` is escaped so that it cannot close the script element
 */
export async function JsonLd({ data }: { data: object }) {
	if (!(await publicAddress())) return null;
	const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
	return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
