import "server-only";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import type { Media } from "@/lib/cms/payload-types";
import { keepFile, readFile as readPdf } from "@/lib/search/file-texts/sweep";
import { pictureTexts, portraitText } from "./texts/school";
import type { Attachment, PictureFile } from "./texts/types";

const folder = path.resolve("lib/demo/files");

export const isPdf = (file: Attachment): file is "letter.pdf" | "table.pdf" => file.endsWith(".pdf");

/** Uploads the demo's files; a picture used by several records is uploaded once. */
export type Uploads = ReturnType<typeof uploadsInto>;

/** @returns functions that upload a file once and return its media id */
export function uploadsInto(payload: Payload) {
	const known = new Map<string, Promise<number>>();
	const store = async (file: string, name: string, mimetype: string, alt: string): Promise<Media> => {
		const data = await readFile(path.join(folder, file));
		return payload.create({
			collection: "media",
			data: { alt },
			file: { data, name, mimetype, size: data.length },
		});
	};
	const pdfs = new Map<string, ReturnType<typeof readPdf>>();
	/** Also does what the site would do after its start, so that the demo begins with its pictures. */
	const storePdf = async (file: string, title: string): Promise<number> => {
		// A slash would be a path separator.
		const { id, filename } = await store(file, `${title.replaceAll("/", "-")}.pdf`, "application/pdf", title);
		const read = pdfs.get(file) ?? readFile(path.join(folder, file)).then(readPdf);
		pdfs.set(file, read);
		await keepFile(payload, { id, filename: filename ?? "" }, await read);
		return id;
	};
	const storePicture = (file: string, name: string, alt: string): Promise<number> => {
		const id = known.get(file) ?? store(file, name, "image/webp", alt).then((made) => made.id);
		known.set(file, id);
		return id;
	};
	const picture = (file: PictureFile) => storePicture(file, file, pictureTexts[file]);
	return {
		picture,
		portrait: (name: string, file: string) =>
			storePicture(path.join("portraits", file), `${name}.webp`, portraitText(name)),
		/** @param title the record's name, used as file name of its PDF */
		attachment: (file: Attachment, title: string): Promise<number> =>
			isPdf(file) ? storePdf(file, title) : picture(file),
	};
}
