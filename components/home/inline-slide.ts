/**
 * The first slide, small, in the HTML of the home page and nowhere else: the largest paint is then the first one, however
 * late the sharp file comes. What a page hands to a component of the browser is in its HTML twice, and in the data of
 * every navigation to it; so the page leaves the picture here, and only the rendering of the HTML takes it.
 */
import { processWide } from "@/lib/machine/process-wide";
import type { InlineSlide } from "@/lib/school/slides";

/** Of pages that are rendered at the same time, before and after a change of the slides. */
const most = 4;

const held = () => processWide("inline-slides", () => new Map<string, InlineSlide>());

/** Called by the page before the slider is rendered. */
export function holdInlineSlide(slide: InlineSlide | null): void {
	if (!slide) return;
	const slides = held();
	slides.delete(slide.src);
	slides.set(slide.src, slide);
	for (const oldest of slides.keys()) {
		if (slides.size <= most) break;
		slides.delete(oldest);
	}
}

/** @returns what stands in for the picture at `src`; always undefined in the browser */
export const inlineSlideOf = (src: string): InlineSlide | undefined =>
	typeof window === "undefined" ? held().get(src) : undefined;
