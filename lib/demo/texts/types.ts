/** Types of the demo school's texts. */

import type { Block } from "@/lib/cms/rich-text";
import type { NoticeKind } from "@/lib/contract/educational";
import type { Topic } from "@/lib/office/checklist/contents";
import type { pictureTexts } from "./school";

/** A picture of lib/demo/files. */
export type PictureFile = keyof typeof pictureTexts;

/** An attachment: a picture, or a PDF, which is named after the notice. */
export type Attachment = PictureFile | "letter.pdf" | "table.pdf";

export type ContentText = {
	name: string;
	/** Of the directorate's eleven contents, the one that the page is. */
	topic?: Topic;
	picture?: PictureFile;
	readmoreText?: string;
	body: readonly Block[];
};

/**
 * A notice, routine or curriculum that recurs every year on `on` (MM-DD). `{year}` and `{next}` in texts are replaced by
 * that year and the next, in Bengali digits.
 */
export type YearlyText = {
	on: string;
	name: string;
	file?: Attachment;
	body: readonly Block[];
	/** Of a notice; without it the general one. */
	kind?: NoticeKind;
};
