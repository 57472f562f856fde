/** Where the files of the old site come from: a folder, or the old site itself (./fetch). */

import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { staffUploadBytes } from "@/lib/contract/body-limits.js";
import { uploadsFolder } from "@/lib/contract/old-addresses";
import type { Left } from "./old-site";
import { movingInText } from "./text";

export type Refused = Pick<Left, "why" | "more">;

export type FileSource = {
	/** @returns why it would not come, as far as that is known without reading it */
	check: (path: string) => Promise<Refused | null>;
	read: (path: string) => Promise<Buffer | Refused>;
};

/** For `--without-files`. */
export const noFiles: FileSource = {
	check: async () => ({ why: "noFiles" }),
	read: async () => ({ why: "noFiles" }),
};

/** Names that a file may have on the disk: programs of several systems write letters in several encodings. */
const namesOf = (name: string) => [...new Set([name, name.normalize("NFC"), name.normalize("NFD")])];

/**
 * @param folder a copy of `wp-content/uploads`, or the folder of pages
 * @param isUploads whether paths begin with that folder's path on the old site
 */
export function folderSource(folder: string, isUploads: boolean): FileSource {
	const most = staffUploadBytes;

	/** @returns the file's place; null for none, and for one that leads out of the folder */
	async function find(given: string): Promise<string | null> {
		const inside = isUploads ? given.split(uploadsFolder).slice(1).join("/") : given.slice(1);
		if (!inside || inside.split("/").includes("..") || inside.includes("\\")) return null;
		const home = await realpath(folder);
		for (const name of namesOf(inside)) {
			const place = await realpath(path.join(home, name)).catch(() => null);
			if (place?.startsWith(home + path.sep) && (await stat(place)).isFile()) return place;
		}
		return null;
	}

	async function placeOf(given: string): Promise<string | Refused> {
		const place = await find(given);
		if (!place) return { why: "fileMissing" };
		return (await stat(place)).size > most ? { why: "fileRefused", more: movingInText.tooLarge(most) } : place;
	}

	return {
		check: async (given) => {
			const place = await placeOf(given);
			return typeof place === "string" ? null : place;
		},
		read: async (given) => {
			const place = await placeOf(given);
			return typeof place === "string" ? readFile(place) : place;
		},
	};
}
