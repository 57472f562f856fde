import "server-only";
import { formatDate } from "@/lib/bengali/dates";
import { staffText } from "@/lib/bengali/staff";
import { itemPath, shortPath } from "@/lib/contract/paths";
import { stateOf } from "@/lib/contract/record-state";
import type { collections } from "@/lib/school/educational";
import { records } from "@/lib/school/records";
import { getSettings } from "@/lib/school/settings";
import type { AnnouncedRecord, Announcement } from "./schema";
import { announcementText } from "./text";

const kinds = { notices: "notice", routines: "routine", curriculums: "curriculum" } as const satisfies {
	[K in keyof typeof collections as (typeof collections)[K]]: K;
};

/**
 * @param site public address of the site
 * @returns what is public now, or will be at its date: never the text of a newer draft
 */
export async function getAnnouncement({ collection, id }: AnnouncedRecord, site: string): Promise<Announcement> {
	const payload = await records();
	const record = await payload.findByID({ collection, id, depth: 0, disableErrors: true });
	const state = stateOf(record ?? {});
	const { name = "", publishedAt, createdAt = "" } = record ?? {};
	const path = collection === "notices" ? shortPath(id) : itemPath(kinds[collection], name);
	const url = `${site}${path}`;
	if (!record || state.kind !== "public") return { state, title: "", url: "", text: null };
	const { school_name: school } = await getSettings();
	const date = formatDate(publishedAt ?? createdAt);
	const text = announcementText.message(staffText[collection].singular, name, date, url, school);
	return { state, title: name, url, text };
}
