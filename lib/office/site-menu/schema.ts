/** Requests about the site's menu. */
import { z } from "zod";
import { idField, lineField, optionalLine } from "@/lib/contract/input";
import { isMenuLink } from "@/lib/contract/links";

/** Entries of a menu. */
const most = 200;

/** In the order of the menu; `id` of a stored entry, none for a new one; `group` is the name of its group. */
const entry = z.object({
	id: idField.optional(),
	name: lineField(60),
	link: lineField(500).refine(isMenuLink),
	group: optionalLine(40),
});

/** `fingerprint` is that of the menu which was opened. */
export const menuSchema = z.object({ fingerprint: z.string().max(100), entries: z.array(entry).max(most) });
export type MenuInput = z.output<typeof menuSchema>;
