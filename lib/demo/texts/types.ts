/** The forms in which the demo school's texts are written down. */
import type { Block } from "../rich-text";
import type { pictureTexts } from "./school";

/** A picture of lib/demo/files. */
export type PictureFile = keyof typeof pictureTexts;

/** A file beside a notice: a picture, or a PDF that is named as the notice is. */
export type Attachment = PictureFile | "letter.pdf" | "table.pdf";

export type ContentText = { name: string; picture?: PictureFile; readmoreText?: string; body: readonly Block[] };

/**
 * A notice, routine or curriculum that comes back every year on a day, `MM-DD`. In its words `{year}` and `{next}` stand
 * for that year and the one after, in Bengali digits.
 */
export type YearlyText = { on: string; name: string; file?: Attachment; body: readonly Block[] };
