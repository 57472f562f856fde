"use client";
import { sliderText } from "@/lib/bengali/home";
import { useHydrated } from "@/lib/browser/use-hydrated";
import styles from "./home.module.css";
import { Arrow, Pause, Play } from "./slider-icons";
import { useSlider } from "./use-slider";

type Slide = { id: number; src: string; srcSet?: string; width: number; height: number; alt: string; focus?: string };

/** The home page's pictures. The first is in the HTML; the next one is loaded ahead. */
export function Slider({ slides }: { slides: Slide[] }) {
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
				{(hydrated ? slides : slides.slice(0, 1)).map(({ id, alt, focus, ...picture }, place) => (
					<li key={id} className={place === index ? styles.current : styles.other}>
						{shouldLoad(place) && (
							<img
								{...picture}
								alt={alt}
								sizes="(min-width: 72rem) 47rem, 100vw"
								fetchPriority={place === 0 ? "high" : "low"}
								style={focus ? { objectPosition: focus } : undefined}
							/>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
