import { useEffect, useState } from "react";

/** Spec section 9: slider interval. */
const interval = 4000;

type Direction = "forward" | "backward";

/**
 * The slider's states (spec section 4): which picture, which way it came, whether it moves by itself.
 * It stands still under the pointer, while something in it has the focus, by its pause button and for people
 * who ask for reduced motion (WCAG 2.2, 2.2.2).
 * @param count how many pictures there are
 */
export function useSlider(count: number) {
	const [index, setIndex] = useState(0);
	const [direction, setDirection] = useState<Direction>("forward");
	const [playing, setPlaying] = useState(true);
	const [held, setHeld] = useState({ pointer: false, focus: false });

	useEffect(() => {
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
	}, []);

	const move = (way: Direction) => {
		setDirection(way);
		setIndex((index + (way === "forward" ? 1 : count - 1)) % count);
	};

	// A new index makes a new timer: that is how the buttons restart it.
	const moving = playing && !held.pointer && !held.focus && count > 1;
	useEffect(() => {
		if (!moving) return;
		const timer = setTimeout(() => {
			setDirection("forward");
			setIndex((index + 1) % count);
		}, interval);
		return () => clearTimeout(timer);
	}, [moving, index, count]);

	const hold = (part: Partial<typeof held>) => setHeld((was) => ({ ...was, ...part }));
	const holding = {
		onPointerEnter: () => hold({ pointer: true }),
		onPointerLeave: () => hold({ pointer: false }),
		onFocus: () => hold({ focus: true }),
		onBlur: () => hold({ focus: false }),
	};
	return { index, direction, playing, holding, move, toggle: () => setPlaying(!playing) };
}
