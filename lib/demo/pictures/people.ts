/** People in the scenes: small, without faces. */
import { complexions, hairColors, palette } from "./palette";
import { at, circle, ellipse, path, rect, stroke } from "./svg";

const pick = <T>(list: readonly T[], index: number, fallback: T): T => list[index % list.length] ?? fallback;
const skin = (index: number) => pick(complexions, index, complexions[0]);
const hair = (index: number) => pick(hairColors, index % 3, hairColors[0]);

/** A pupil in uniform who stands at (x, y), 200 px tall at scale 1; odd ones are girls. */
export function pupil(x: number, y: number, scale: number, index: number): string {
	const girl = index % 2 === 1;
	const head = girl
		? ellipse(0, -166, 25, 30, palette.white) +
			path("M-27 -150 q-8 40 6 58 h42 q14 -18 6 -58 z", palette.white) +
			circle(0, -164, 17, skin(index))
		: circle(0, -166, 21, skin(index)) + path("M-22 -168 a22 23 0 0 1 44 0 q-20 -12 -44 0 z", hair(index));
	const clothes = girl
		? path("M-26 -132 h52 l16 96 h-84 z", palette.leafDeep) +
			rect(-16, -38, 11, 36, palette.white) +
			rect(5, -38, 11, 36, palette.white)
		: rect(-18, -72, 15, 70, palette.navy) +
			rect(3, -72, 15, 70, palette.navy) +
			path("M-26 -136 q26 -14 52 0 v66 h-52 z", palette.white);
	const arms =
		stroke("M-27 -126 l-9 52", girl ? palette.leafDeep : palette.white, 13) +
		stroke("M27 -126 l9 52", girl ? palette.leafDeep : palette.white, 13);
	const shoes = ellipse(-11, -1, 13, 6, palette.ink) + ellipse(11, -1, 13, 6, palette.ink);
	return at(x, y, scale, [ellipse(0, 0, 36, 7, palette.ink, { opacity: 0.16 }), arms, clothes, shoes, head]);
}

/** A pupil on a bench, seen from behind; (x, y) is the middle of the bench's edge. */
export function seated(x: number, y: number, scale: number, index: number): string {
	const girl = index % 2 === 1;
	const back = path("M-46 4 q0 -78 46 -82 q46 4 46 82 z", girl ? palette.leafDeep : palette.white);
	const head = girl
		? path("M-36 -36 q-6 -96 36 -98 q42 2 36 98 q-36 20 -72 0 z", palette.white)
		: rect(-10, -92, 20, 22, skin(index)) +
			ellipse(0, -112, 29, 33, hair(index)) +
			circle(-29, -106, 7, skin(index)) +
			circle(29, -106, 7, skin(index));
	return at(x, y, scale, [back, head]);
}

/** A child who runs to the right, about 190 px tall at scale 1. */
export function runner(x: number, y: number, scale: number, index: number, shirt: string): string {
	return at(x, y, scale, [
		ellipse(6, 2, 52, 7, palette.ink, { opacity: 0.16 }),
		stroke("M4 -74 l34 26 l-4 40", skin(index), 14),
		stroke("M-2 -74 l-18 36 l-40 6", skin(index + 1), 14),
		path("M-20 -92 h46 l10 34 h-30 l-8 -10 l-8 14 h-22 z", palette.navy),
		stroke("M12 -128 l32 22 l24 -16", skin(index), 12),
		stroke("M2 -130 l-32 18 l-10 26", skin(index), 12),
		path("M-14 -142 q20 -12 40 2 l0 52 h-46 z", shirt),
		circle(22, -166, 20, skin(index)),
		path("M1 -168 a21 22 0 0 1 41 -8 q-18 -6 -26 8 q-4 10 -14 10 z", hair(index)),
	]);
}
