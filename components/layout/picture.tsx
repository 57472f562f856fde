import type { Picture as PictureData } from "@/lib/school/pictures";

type Props = {
	picture: PictureData;
	/** CSS width of the place it stands in, as the `sizes` attribute wants it; a card's picture has one size. */
	sizes?: string;
	className?: string;
	/** The one picture that a page is waited for. */
	first?: boolean;
	/** Words for the picture where the place asks for others; empty when it only adorns. */
	alt?: string;
};

/** A picture in the width the screen needs; width and height keep its place before it comes. */
export function Picture({ picture, sizes, className, first, alt }: Props) {
	const { src, srcSet, width, height } = picture;
	return (
		<img
			src={src}
			width={width}
			height={height}
			alt={alt ?? picture.alt}
			{...(srcSet && { srcSet, sizes })}
			{...(className && { className })}
			{...(first ? { fetchPriority: "high" } : { loading: "lazy" })}
		/>
	);
}
