import type { PrintedCard } from "./cards";

/** The photo, or a plain silhouette. */
export function CardPhoto({ photo }: Pick<PrintedCard, "photo">) {
	if (photo)
		return (
			<img
				alt=""
				className="idcard-photo"
				height={260}
				src={photo.src}
				style={photo.focus ? { objectPosition: photo.focus } : undefined}
				width={210}
			/>
		);
	return (
		<svg aria-hidden="true" className="idcard-photo idcard-silhouette" viewBox="0 0 42 52">
			<path d="M21 10a9 9 0 0 1 9 9c0 6-4 11-9 11s-9-5-9-11a9 9 0 0 1 9-9zM3 52c0-11 7-18 18-18s18 7 18 18z" />
		</svg>
	);
}
