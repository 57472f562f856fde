/** Portraits without faces: head, hair and clothes in varied colours. */
import { complexions, hairColors, palette } from "./palette";
import { circle, ellipse, fade, path, picture, rect, stroke } from "./svg";

/** How a person looks. `skin` and `hair` count from 0 in the palette's lists. */
export type Look = {
	skin: number;
	hair: number;
	style: "short" | "side" | "thinning" | "cap" | "bun" | "plait" | "scarf";
	clothes: "suit" | "shirt" | "panjabi" | "saree" | "kameez";
	color: string;
	beard?: boolean;
	glasses?: boolean;
	background?: string;
};

const clothesOf = ({ clothes, color }: Look, skin: string): string => {
	const shoulders = path("M70 600 q4 -150 130 -182 l60 -18 h80 l60 18 q126 32 130 182 z", color);
	const neck =
		path("M252 340 h96 v72 q-48 52 -96 0 z", skin) +
		path("M252 362 q48 44 96 0 v22 q-48 40 -96 0 z", palette.ink, { opacity: 0.14 });
	if (clothes === "suit")
		return (
			shoulders +
			path("M246 398 l54 76 l54 -76 l22 8 l-52 194 h-48 l-52 -194 z", palette.white) +
			path("M300 470 l-18 18 l10 112 h16 l10 -112 z", palette.brick) +
			path("M240 402 l-24 16 l60 182 h12 z M360 402 l24 16 l-60 182 h-12 z", palette.ink, { opacity: 0.28 }) +
			neck
		);
	if (clothes === "shirt")
		return (
			shoulders +
			neck +
			path("M250 388 l-26 22 l48 60 l28 -36 l28 36 l48 -60 l-26 -22 q-50 70 -100 0 z", palette.white, {
				opacity: 0.85,
			}) +
			stroke("M300 446 V600", palette.ink, 3, { opacity: 0.25 })
		);
	if (clothes === "panjabi")
		return (
			shoulders +
			neck +
			path("M252 392 q48 46 96 0 v22 q-48 44 -96 0 z", color) +
			rect(288, 434, 24, 130, palette.ink, { opacity: 0.1 }) +
			[456, 490, 524].map((y) => circle(300, y, 5, palette.sun)).join("")
		);
	if (clothes === "saree")
		return (
			shoulders +
			neck +
			path("M252 392 q48 70 96 0 l16 10 q-64 96 -128 0 z", palette.cream, { opacity: 0.9 }) +
			path("M352 396 l70 24 q30 14 50 44 L250 600 H150 z", palette.ink, { opacity: 0.16 }) +
			stroke("M356 402 L150 600", palette.sun, 9)
		);
	return (
		shoulders +
		neck +
		path(
			"M236 402 q-60 40 -40 198 h60 q-30 -110 10 -190 z M364 402 q60 40 40 198 h-60 q30 -110 -10 -190 z",
			palette.white,
			{ opacity: 0.8 },
		)
	);
};

const behindHead = ({ style, color }: Look, hair: string): string => {
	if (style === "bun") return circle(300, 118, 44, hair) + ellipse(300, 240, 116, 128, hair);
	if (style === "plait")
		return ellipse(300, 244, 118, 132, hair) + path("M380 300 q50 90 20 190 q-30 20 -44 -6 q10 -90 -20 -150 z", hair);
	if (style === "scarf")
		return path(
			"M172 262 q-6 -160 128 -164 q134 4 128 164 q6 120 54 176 q-92 70 -182 70 t-182 -70 q48 -56 54 -176 z",
			color,
		);
	return "";
};

const onHead = ({ style, color }: Look, hair: string): string => {
	switch (style) {
		case "short":
			return path("M196 250 q-14 -142 104 -144 q118 2 104 144 q-10 -50 -28 -68 q-76 18 -152 0 q-18 18 -28 68 z", hair);
		case "side":
			return path(
				"M196 252 q-18 -146 98 -150 q122 -4 110 150 q-8 -44 -22 -66 q-90 6 -132 -34 q-4 40 -30 52 q-16 14 -24 48 z",
				hair,
			);
		case "thinning":
			return path("M194 262 q-10 -64 20 -96 q-4 60 -2 96 z M406 262 q10 -64 -20 -96 q4 60 2 96 z", hair);
		case "cap":
			return (
				path("M196 256 q-4 -40 10 -66 h188 q14 26 10 66 q-8 -30 -18 -46 h-172 q-10 16 -18 46 z", hair) +
				path("M200 192 q8 -92 100 -94 q92 2 100 94 q-100 -22 -200 0 z", palette.white) +
				stroke("M204 186 q96 -20 192 0", palette.mist, 7)
			);
		case "scarf":
			return (
				path(
					"M196 262 q-8 -138 104 -140 q112 2 104 140 q-4 66 -40 104 q30 -60 22 -118 q-14 -80 -86 -82 q-72 2 -86 82 q-8 58 22 118 q-36 -38 -40 -104 z",
					color,
				) + stroke("M216 250 q6 -86 84 -88 q78 2 84 88", palette.white, 5, { opacity: 0.35 })
			);
		default:
			return path("M196 262 q-14 -146 104 -150 q118 4 104 150 q-6 -70 -104 -104 q-98 34 -104 104 z", hair);
	}
};

/** The person alone, in a field of 600 by 600. */
export function portraitParts(look: Look): string[] {
	const skin = complexions[look.skin] ?? complexions[0];
	const hair = hairColors[look.hair] ?? hairColors[0];
	const ears = look.style === "scarf" ? "" : circle(200, 262, 20, skin) + circle(400, 262, 20, skin);
	const beard = look.beard
		? path("M204 272 q0 136 96 140 q96 -4 96 -140 q-14 56 -44 62 q-52 -20 -104 0 q-30 -6 -44 -62 z", hair)
		: "";
	const glasses = look.glasses
		? [252, 348]
				.map((x) => circle(x, 262, 34, palette.white, { "fill-opacity": 0.25, stroke: palette.ink, "stroke-width": 6 }))
				.join("") + stroke("M286 258 q14 -8 28 0", palette.ink, 6)
		: "";
	return [
		behindHead(look, hair),
		clothesOf(look, skin),
		ears,
		ellipse(300, 252, 100, 118, skin),
		beard,
		onHead(look, hair),
		glasses,
	];
}

/** A square portrait on a calm ground. */
export const portrait = (look: Look) => {
	const ground = look.background ?? palette.sky;
	return picture(600, 600, [
		fade("ground", 0, 0, 600, 600, [palette.white, ground]),
		circle(300, 300, 250, palette.white, { opacity: 0.35 }),
		...portraitParts(look),
	]);
};
