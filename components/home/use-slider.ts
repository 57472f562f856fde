import { type FocusEvent, type PointerEvent, useEffect, useState } from "react";

/** Spec section 9: slider interval. */
const interval = 4000;

type Direction = "forward" | "backward";

/**
 * The slider's states (spec section 4): which picture, which way it came, whether it moves by itself.
 * It stands still by its pause button, for people who ask for reduced motion, under a mouse's pointer and while the
 * keyboard is in it (WCAG 2.2, 2.2.2). A touch or a click leaves neither pointer nor keyboard behind, and who presses
 * Play wants it to move wherever the pointer is.
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

	// Every turn makes a new timer: that is how the buttons restart it.
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
	const holding = {
		onPointerEnter: ({ pointerType }: PointerEvent) => pointerType === "mouse" && setHeld(true),
		onPointerLeave: () => setHeld(false),
		onFocus: ({ target }: FocusEvent) => target.matches(":focus-visible") && setHeld(true),
		onBlur: () => setHeld(false),
	};
	return { index, direction, playing, moving, holding, move, toggle };
}
