import type { Picture as PictureData } from "@/lib/school/pictures";
import { getInlinePicture } from "@/lib/school/pictures";
import { FirstPicture } from "./first-picture";
import { holdInlinePicture } from "./inline-pictures";

type Props = {
	picture: PictureData;
	/** The `sizes` attribute; not needed for pictures without `srcSet`. */
	sizes?: string;
	className?: string;
	/** The page's LCP image: high fetch priority, not lazy. */
	first?: boolean;
	/** On the first screen of short pages, and a file that all pages share: a lazy picture waits for the layout. */
	shared?: boolean;
	/** Overrides the picture's own alternative text; empty for decoration. */
	alt?: string;
};

/** Responsive image; `width` and `height` reserve its space before it loads. */
export const Picture = ({ alt, ...props }: Props) => <img alt={alt ?? props.picture.alt} {...attributesOf(props)} />;

/** The picture that a page begins with: its small version is in the page's HTML. */
export async function PagePicture(props: Pick<Props, "picture" | "sizes" | "className">) {
	holdInlinePicture(await getInlinePicture(props.picture));
	return <FirstPicture alt={props.picture.alt} {...attributesOf({ ...props, first: true })} />;
}

/** The `sizes` of a picture as wide as a page's text. */
export const pageWidth = "(min-width: 48rem) 46rem, 100vw";

function attributesOf({ picture, sizes, className, first, shared }: Omit<Props, "alt">) {
	const { src, srcSet, width, height, focus } = picture;
	return {
		src,
		width,
		height,
		...(srcSet && { srcSet, sizes }),
		...(className && { className }),
		...(focus && { style: { objectPosition: focus } }),
		...(first ? { fetchPriority: "high" as const } : !shared && { loading: "lazy" as const }),
	};
}
