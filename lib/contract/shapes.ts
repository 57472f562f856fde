/**
 * The answers of the public calls (contract.md, shapes). An answer goes out through its schema, so a
 * field that is not named here never leaves the server.
 */
import { z } from "zod";

export const fileName = z.string().nullable();

export const settingsSchema = z.object({
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

export const menuEntrySchema = z.object({ id: z.number(), name: z.string(), link: z.string() });
export const slideSchema = z.object({ id: z.number(), image_url: z.string(), alt: z.string() });

export const contentSchema = z.object({
	name: z.string(),
	image_url: fileName,
	readmore_text: z.string(),
	text: z.string(),
});

export const itemSchema = z.object({
	name: z.string(),
	created_at: z.string(),
	image: fileName,
	text: z.string(),
});

export const contactSchema = z.object({
	store_email: z.string(),
	store_phone_number: z.string(),
	store_address: z.string(),
	office_time: z.string(),
	office_time_hour: z.string(),
});

export const personSchema = z.object({
	id: z.number(),
	name: z.string(),
	image: fileName,
	designation: z.string(),
	subject: z.string().nullable(),
	phone_no: z.string(),
});

/** One page of a longer list; `next_page_url` is a path on this site, answered by POST. */
export const pageOf = <T extends z.ZodType>(row: T) =>
	z.object({
		data: z.array(row),
		current_page: z.number(),
		per_page: z.number(),
		total: z.number(),
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

/** The answer of all three lists: the key is `notice` (contract.md). */
export const itemPageAnswer = z.object({ notice: pageOf(itemSchema) });
