/**
 * Small versions of the pictures that pages begin with, in their HTML and nowhere else: the largest paint is then the
 * first one, however late the sharp file comes. What a page hands to a component of the browser is in its HTML twice,
 * and in the data of every navigation to it; so the page leaves the picture here, and only the rendering of the HTML
 * takes it.
 */
import type { CSSProperties } from "react";
import { processWide } from "@/lib/machine/process-wide";
import type { InlinePicture } from "@/lib/school/pictures";

/** Of pages that are rendered at the same time, before and after a change of their pictures. */
const most = 16;

const held = () => processWide("inline-pictures", () => new Map<string, InlinePicture>());

/** Called by the page before the picture is rendered. @returns whether there is one */
export function holdInlinePicture(picture: InlinePicture | null): boolean {
	if (!picture) return false;
	const pictures = held();
	pictures.delete(picture.src);
	pictures.set(picture.src, picture);
	for (const oldest of pictures.keys()) {
		if (pictures.size <= most) break;
		pictures.delete(oldest);
	}
	return true;
}

type Attributes = { src: string; srcSet?: string; style?: CSSProperties };

/**
 * @returns the attributes with the small version behind the picture until its file has come, and as one of its sizes: a
 * browser that takes that asks for nothing; in the browser as they are
 */
export function withInlinePicture<Given extends Attributes>(given: Given): Given {
	const small = typeof window === "undefined" && held().get(given.src);
	if (!small) return given;
	const others = given.srcSet?.split(", ").filter((file) => !file.endsWith(` ${small.width}w`));
	return {
		...given,
		...(others && { srcSet: [`${small.data} ${small.width}w`, ...others].join(", ") }),
		style: { ...given.style, backgroundImage: `url(${small.data})` },
	};
}
