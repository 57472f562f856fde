/**
 * Response schemas of the public calls (docs/api.md). Responses are parsed by their schema, which strips all
 * other fields.
 */
import { z } from "zod";
import { noticeKinds } from "./educational";

const fileName = z.string().nullable();
const id = z.int().positive();

const settingsSchema = z.object({
	color_code: z.string(),
	school_name: z.string(),
	school_color_code: z.string(),
	school_name_font: z.number(),
	school_address: z.string(),
	school_mobile: z.string(),
	menu_bg_color_code: z.string(),
	image_url: z.string(),
	frontend_img_url: z.string(),
	logo: fileName,
	footer_image: fileName,
	social_page: z.string().nullable(),
	anthem_video: z.string().nullable(),
	eiin: z.string().nullable(),
});

const menuEntrySchema = z.object({ id, name: z.string(), link: z.string() });
const slideSchema = z.object({ id, image_url: z.string(), alt: z.string() });

const contentSchema = z.object({
	name: z.string(),
	image_url: fileName,
	readmore_text: z.string(),
	text: z.string(),
});

const itemSchema = z.object({
	name: z.string(),
	created_at: z.iso.datetime({ offset: true }),
	image: fileName,
	text: z.string(),
});

const contactSchema = z.object({
	store_email: z.string(),
	store_phone_number: z.string(),
	store_address: z.string(),
	office_time: z.string(),
	office_time_hour: z.string(),
});

const personSchema = z.object({
	id,
	name: z.string(),
	image: fileName,
	designation: z.string(),
	subject: z.string().nullable(),
	phone_no: z.string(),
});

/** One page of a list; `next_page_url` is a path on this site, to be requested by POST. */
export const pageOf = <T extends z.ZodType>(row: T) =>
	z.object({
		data: z.array(row),
		current_page: z.int().positive(),
		per_page: z.int().positive(),
		total: z.int().nonnegative(),
		next_page_url: z.string().nullable(),
	});

export type Settings = z.infer<typeof settingsSchema>;
export type MenuEntry = z.infer<typeof menuEntrySchema>;
export type Slide = z.infer<typeof slideSchema>;
export type Content = z.infer<typeof contentSchema>;
export type Item = z.infer<typeof itemSchema>;
export type Contact = z.infer<typeof contactSchema>;
export type Person = z.infer<typeof personSchema>;
export type Page<T> = Omit<z.infer<ReturnType<typeof pageOf>>, "data"> & { data: T[] };

export const settingsAnswer = z.object({ data: settingsSchema });
export const siteNameAnswer = settingsSchema.pick({ school_name: true });
export const menuAnswer = z.object({ data: z.array(menuEntrySchema) });
export const slidesAnswer = z.object({ data: z.array(slideSchema) });
export const contactAnswer = z.object({ contact: contactSchema });
export const peopleAnswer = z.object({ data: z.array(personSchema) });
export const itemAnswer = z.object({ data: itemSchema });
export const contentAnswer = z.object({ content: contentSchema });

const newest = z.object({ data: z.array(itemSchema) });

/** See docs/product.md, Fixed spellings. */
export const homeAnswer = z.object({
	schoolhistory: z.array(contentSchema),
	imageContentwithoutSchoolHistory: z.array(contentSchema),
	notice: newest,
	routine: newest,
	curriulum: newest,
});

/** A call that failed (docs/api.md). */
export const failureSchema = z.object({
	success: z.literal(false),
	message: z.string().min(1),
	errors: z.record(z.string(), z.array(z.string().min(1))).optional(),
});

/** Response of all three list calls: the key is always `notice`. */
export const itemPageAnswer = z.object({ notice: pageOf(itemSchema) });

/** Kinds of notices by name. */
export const noticeKindsAnswer = z.object({ kinds: z.record(z.string(), z.enum(noticeKinds)) });
export type NoticeKindsAnswer = z.infer<typeof noticeKindsAnswer>;
