"use client";
import { withInlinePicture } from "@/components/layout/inline-pictures";
import { sliderText } from "@/lib/bengali/home";
import { useHydrated } from "@/lib/browser/use-hydrated";
import styles from "./home.module.css";
import { useSlider } from "./use-slider";

type Slide = { id: number; src: string; srcSet?: string; width: number; height: number; alt: string; focus?: string };

type Props = {
	slides: Slide[];
	/** Whether the HTML has the first picture in a small version (inline-pictures.ts): the sharp one then waits its turn. */
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
			<ul className="plain" aria-live={moving ? "off" : "polite"}>
				{(hydrated ? slides : slides.slice(0, 1)).map(({ id, alt, ...slide }, place) => (
					<li key={id} className={place === index ? styles.current : styles.other}>
						{shouldLoad(place) && (
							<img
								{...(place === 0 && inline ? withInlinePicture(attributesOf(slide)) : attributesOf(slide))}
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

const attributesOf = ({ focus, ...picture }: Omit<Slide, "id" | "alt">) => ({
	...picture,
	style: { objectPosition: focus, backgroundPosition: focus },
});

const icon = { viewBox: "0 0 24 24", width: 24, height: 24 } as const;
const stroke = { stroke: "currentColor", strokeWidth: 2.5, strokeLinecap: "round", fill: "none" } as const;

const Arrow = ({ to }: { to: "left" | "right" }) => (
	<svg {...icon} aria-hidden="true">
		<path d={to === "left" ? "M15 5l-7 7 7 7" : "M9 5l7 7-7 7"} {...stroke} />
	</svg>
);

const Pause = () => (
	<svg {...icon} aria-hidden="true">
		<path d="M8 5v14M16 5v14" {...stroke} />
	</svg>
);

const Play = () => (
	<svg {...icon} aria-hidden="true">
		<path d="M8 5l11 7-11 7z" fill="currentColor" />
	</svg>
);
