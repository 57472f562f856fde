import { z } from "zod";
import { pageCollections } from "@/lib/cms/page-collections";
import { idField } from "@/lib/contract/input";

/** A record that has a page. */
export const sitePageSchema = z.object({ collection: z.enum(pageCollections), id: idField });

/** An upload. */
export const fileTitleSchema = z.object({ id: idField });
/** Null: the file proposes none. */
export const fileTitleAnswer = z.object({ title: z.string().nullable() });

/** A record about which families are told. */
export const announcedSchema = z.object({ collection: z.enum(["notices", "routines", "curriculums"]), id: idField });
export type AnnouncedRecord = z.output<typeof announcedSchema>;

export const announcementAnswer = z.object({
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
