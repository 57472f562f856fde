import "server-only";
import type { Payload } from "payload";
import { pdf } from "./pdf";
import { emblem, riverBank, sheet } from "./pictures/marks";
import { type Look, portrait } from "./pictures/portrait";
import { renderPng } from "./pictures/render";
import { laboratory } from "./pictures/scene-laboratory";
import * as indoors from "./pictures/scenes-indoors";
import * as wide from "./pictures/scenes-slides";
import * as village from "./pictures/scenes-village";
import { pictureTexts } from "./texts/school";
import type { Attachment, SceneName } from "./texts/types";

const drawings = {
	...indoors,
	...wide,
	...village,
	laboratory,
	emblem,
	riverBank,
	letter: () => sheet("letter"),
	table: () => sheet("table"),
} satisfies Record<SceneName | "emblem" | "riverBank" | "letter" | "table", () => string>;

/** Puts drawn files into the school's media; a picture that several records show is stored once. */
export type Uploads = ReturnType<typeof uploadsInto>;

/** @returns what draws, stores and remembers; every function gives the stored file's id */
export function uploadsInto(payload: Payload) {
	const known = new Map<string, Promise<number>>();
	const once = (key: string, make: () => Promise<number>): Promise<number> => {
		const id = known.get(key) ?? make();
		known.set(key, id);
		return id;
	};
	const store = async (data: Buffer, file: { name: string; mimetype: string; alt: string }): Promise<number> => {
		const { alt, ...named } = file;
		const made = await payload.create({
			collection: "media",
			data: { alt },
			file: { ...named, data, size: data.length },
		});
		return made.id;
	};
	const storePicture = async (svg: string, name: string, alt: string) =>
		store(await renderPng(svg), { name: `${name}.png`, mimetype: "image/png", alt });
	const picture = (name: keyof typeof drawings) =>
		once(name, () => storePicture(drawings[name](), name, pictureTexts[name]));
	return {
		picture,
		portrait: (name: string, look: Look) =>
			once(`portrait ${name}`, () => storePicture(portrait(look), name, pictureTexts.portrait(name))),
		/** @param title the record's name, which its PDF is named by */
		attachment: (kind: Attachment, title: string): Promise<number> => {
			if (kind !== "pdf-letter" && kind !== "pdf-table") return picture(kind);
			const data = pdf(kind === "pdf-letter" ? "letter" : "table");
			// A slash would end a folder's name.
			return store(data, { name: `${title.replaceAll("/", "-")}.pdf`, mimetype: "application/pdf", alt: title });
		},
	};
}
