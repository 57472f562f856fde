import "server-only";
import { cacheFor, tagged } from "@/lib/cms/cache-tags";
import { fileStore, readBytes } from "@/lib/files/store";
import { describeError } from "@/lib/machine/log";
import type { Picture } from "./pictures";

/** A picture's small version for the HTML: `src` of the picture that it stands in for, itself as a data URL, its pixels. */
export type InlinePicture = { src: string; data: string; width: number };

/**
 * @returns the small version of a picture; null where there is none: none made yet (lib/upkeep/old-pictures.ts), or a
 * file that cannot be read now, which leaves the page as it is without
 */
export async function getInlinePicture({
	src,
	inline,
}: Pick<Picture, "src" | "inline">): Promise<InlinePicture | null> {
	"use cache";
	tagged("media");
	if (!inline) return null;
	const bytes = await readBytes(fileStore("media"), inline.name).catch((error: unknown) => {
		console.error(describeError(error));
		return null;
	});
	// As short as a stored page may live (calendar.ts).
	if (!bytes) cacheFor(300);
	return bytes && { src, data: `data:image/webp;base64,${bytes.toString("base64")}`, width: inline.width };
}
