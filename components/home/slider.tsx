"use client";
import { sliderText } from "@/lib/bengali/home";
import { useHydrated } from "@/lib/browser/use-hydrated";
import styles from "./home.module.css";
import { inlineSlideOf } from "./inline-slide";
import { Arrow, Pause, Play } from "./slider-icons";
import { useSlider } from "./use-slider";

type Slide = { id: number; src: string; srcSet?: string; width: number; height: number; alt: string; focus?: string };

type Props = {
	slides: Slide[];
	/** Whether the HTML has the first picture in a small version (inline-slide.ts): the sharp one then waits its turn. */
	inline: boolean;
};

/** The home page's pictures. The first is in the HTML; the next one is loaded ahead. */
export function Slider({ slides, inline }: Props) {
	const { index, direction, playing, moving, holdHandlers, move, toggle } = useSlider(slides.length);
	const hydrated = useHydrated();
	if (slides.length === 0) return null;

	const shouldLoad = (place: number) =>
		place === index || (hydrated && (place - index + slides.length) % slides.length === 1);
	return (
		<section
			aria-roledescription={sliderText.kind}
			aria-label={sliderText.label}
			className={styles.slider}
			data-direction={direction}
			{...holdHandlers}
		>
			{hydrated && slides.length > 1 && (
				<div className={`${styles.controls} no-print`}>
					<button type="button" onClick={toggle} aria-label={playing ? sliderText.pause : sliderText.play}>
						{playing ? <Pause /> : <Play />}
					</button>
					<button type="button" onClick={() => move("backward")} aria-label={sliderText.previous}>
						<Arrow to="left" />
					</button>
					<button type="button" onClick={() => move("forward")} aria-label={sliderText.next}>
						<Arrow to="right" />
					</button>
				</div>
			)}
			<ul aria-live={moving ? "off" : "polite"}>
				{(hydrated ? slides : slides.slice(0, 1)).map(({ id, alt, ...slide }, place) => (
					<li key={id} className={place === index ? styles.current : styles.other}>
						{shouldLoad(place) && (
							<img
								{...attributesOf(slide, place === 0 && inline)}
								alt={alt}
								sizes="(min-width: 72rem) 47rem, 100vw"
								fetchPriority={place === 0 && !inline ? "high" : "low"}
								// Only the server has the small version, and React leaves the attributes of its HTML alone.
								suppressHydrationWarning={inline}
							/>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}

/**
 * @param inline whether it stands behind itself in a small version until it has come, which is also one of its sizes: a
 * browser that takes that asks for nothing
 */
function attributesOf({ focus, ...picture }: Omit<Slide, "id" | "alt">, inline: boolean) {
	const style = { objectPosition: focus };
	const small = inline && inlineSlideOf(picture.src);
	if (!small) return { ...picture, style };
	const others = picture.srcSet?.split(", ").filter((file) => !file.endsWith(` ${small.width}w`));
	return {
		...picture,
		...(others && { srcSet: [`${small.data} ${small.width}w`, ...others].join(", ") }),
		style: { ...style, backgroundImage: `url(${small.data})`, backgroundPosition: focus },
	};
}
