import "server-only";
import { z } from "zod";
import { formatDate } from "@/lib/bengali/dates";
import { pageCollections } from "@/lib/cms/page-collections";
import { idField } from "@/lib/contract/input";
import { itemPath, shortPath } from "@/lib/contract/paths";
import { stateOf } from "@/lib/office/parts/record-state";
import { staffText } from "@/lib/office/words/staff";
import type { collections } from "@/lib/school/educational";
import { records } from "@/lib/school/query";
import { getSettings } from "@/lib/school/settings";
import { type OfficeCalls, officeCall, redirectCall } from "../calls";
import { proposeTitle } from "./file-title";
import { getSitePath } from "./site-pages";
import { announcementText } from "./text";

/** A record that has a page. */
const sitePageSchema = z.object({ collection: z.enum(pageCollections), id: idField });

/** An upload. */
const fileTitleSchema = z.object({ id: idField });
/** Null: the file proposes none. */
const fileTitleAnswer = z.object({ title: z.string().nullable() });

/** A record about which families are told. */
const announcedSchema = z.object({ collection: z.enum(["notices", "routines", "curriculums"]), id: idField });
type AnnouncedRecord = z.output<typeof announcedSchema>;

const announcementAnswer = z.object({
	state: z.union([
		z.object({ kind: z.enum(["draft", "public", "ended"]) }),
		z.object({ kind: z.literal("scheduled"), from: z.string() }),
	]),
	title: z.string(),
	url: z.string(),
	/** Ready to be sent; null while the record is not public. */
	text: z.string().nullable(),
});
export type Announcement = z.output<typeof announcementAnswer>;

const kinds = { notices: "notice", routines: "routine", curriculums: "curriculum" } as const satisfies {
	[K in keyof typeof collections as (typeof collections)[K]]: K;
};

/**
 * @param site public address of the site
 * @returns what is public now, or will be at its date: never the text of a newer draft
 */
async function getAnnouncement({ collection, id }: AnnouncedRecord, site: string): Promise<Announcement> {
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

export const calls: OfficeCalls<"publishing"> = {
	/** Redirects from a record in the back office to its public page or, while it is not public, to its preview. */
	"site-page": redirectCall({
		method: "GET",
		input: sitePageSchema,
		run: async ({ input: { collection, id } }) => (await getSitePath(collection, id)) ?? `/preview/${collection}/${id}`,
	}),
	/** The title that a file proposes for its notice. */
	"file-title": officeCall({
		method: "GET",
		input: fileTitleSchema,
		answer: fileTitleAnswer,
		run: async ({ input: { id }, who }) => ({ title: await proposeTitle(who, id) }),
	}),
	/** The text with which families are told of a record. */
	announcement: officeCall({
		method: "GET",
		input: announcedSchema,
		answer: announcementAnswer,
		run: ({ input, site }) => getAnnouncement(input, site),
	}),
};
