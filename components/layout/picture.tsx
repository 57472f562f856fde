import type { Picture as PictureData } from "@/lib/school/pictures";

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
export function Picture({ picture, sizes, className, first, shared, alt }: Props) {
	const { src, srcSet, width, height, focus } = picture;
	return (
		<img
			src={src}
			width={width}
			height={height}
			alt={alt ?? picture.alt}
			{...(srcSet && { srcSet, sizes })}
			{...(className && { className })}
			{...(focus && { style: { objectPosition: focus } })}
			{...(first ? { fetchPriority: "high" } : !shared && { loading: "lazy" })}
		/>
	);
}
