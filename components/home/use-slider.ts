import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";

/** Milliseconds between two slides. */
const interval = 4000;

type Direction = "forward" | "backward";

/**
 * State of the slider: current picture, direction of the last move (undefined before the first), autoplay.
 * Autoplay stops by the pause button, with prefers-reduced-motion, and while the mouse hovers or keyboard focus is
 * inside (WCAG 2.2, 2.2.2). Touch and click do not pause it, and pressing Play resumes even while the pointer hovers.
 * @param count how many pictures there are
 */
export function useSlider(count: number) {
	const [{ index, direction, turn }, setShown] = useState({ index: 0, direction: "forward" as Direction, turn: 0 });
	const [playing, setPlaying] = useState(true);
	const [held, setHeld] = useState(false);

	useEffect(() => {
		if (matchMedia("(prefers-reduced-motion: reduce)").matches) setPlaying(false);
	}, []);

	const move = (direction: Direction) =>
		setShown((was) => ({
			index: (was.index + (direction === "forward" ? 1 : count - 1)) % count,
			direction,
			turn: was.turn + 1,
		}));

	// Each move starts a new timer, so that the buttons restart the interval.
	const moving = playing && !held && count > 1;
	// biome-ignore lint/correctness/useExhaustiveDependencies: see above
	useEffect(() => {
		if (!moving) return;
		const timer = setTimeout(() => move("forward"), interval);
		return () => clearTimeout(timer);
	}, [moving, turn, count]);

	const toggle = () => {
		setPlaying(!playing);
		setHeld(false);
	};
	const holdHandlers = {
		onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHeld(true),
		onPointerLeave: () => setHeld(false),
		// Browsers that do not know the selector throw at it.
		onFocus: ({ target }: FocusEvent) =>
			CSS.supports("selector(:focus-visible)") && target.matches(":focus-visible") && setHeld(true),
		onBlur: () => setHeld(false),
	};
	return { index, direction: turn > 0 ? direction : undefined, playing, moving, holdHandlers, move, toggle };
}
