/** What people built: the school, its flag, boats. */
import { palette } from "./palette";
import { circle, ellipse, path, rect, stroke, times } from "./svg";

/** The national flag on its pole; `height` is the pole's. Proportions by the flag rules: 10 to 6, disc at 9/20 of the length. */
export function flag(x: number, y: number, height: number): string {
	const [long, high, top] = [height * 0.36, height * 0.216, y - height + 6];
	const cloth = path(
		`M${x} ${top} q${long / 4} ${-high * 0.12} ${long / 2} 0 t${long / 2} 0 v${high} q${-long / 4} ${high * 0.12} ${-long / 2} 0 t${-long / 2} 0 z`,
		palette.flagGreen,
	);
	return (
		rect(x - 3, y - height, 6, height, palette.mist, { rx: 3 }) +
		circle(x, y - height, 6, palette.sun) +
		cloth +
		circle(x + long * 0.45, top + high / 2, long / 5, palette.flagRed) +
		rect(x - 26, y - 10, 52, 10, palette.brick, { rx: 2 })
	);
}

type Building = {
	x: number;
	/** Where it stands. */
	ground: number;
	bays: number;
	storeys: number;
	bay?: number;
	storey?: number;
	wall?: string;
	trim?: string;
	/** The ground floor stands open on pillars, as in the coast's cyclone shelters. */
	openGround?: boolean;
};

/** A long school building with verandahs, a stair tower at its left end and a parapet. */
export function schoolBuilding(building: Building): string {
	const {
		x,
		ground,
		bays,
		storeys,
		bay = 92,
		storey = 104,
		wall = palette.wall,
		trim = palette.brick,
		openGround = false,
	} = building;
	const [width, top] = [bays * bay, ground - storeys * storey];
	const room = (column: number, level: number) => {
		const [left, floor] = [x + column * bay, ground - level * storey];
		if (openGround && level === 0) return rect(left, floor - storey, bay, storey, palette.slate, { opacity: 0.55 });
		const door = column % 2 === 0;
		const opening = door
			? rect(left + bay * 0.32, floor - storey * 0.68, bay * 0.36, storey * 0.68, palette.leafDeep)
			: rect(left + bay * 0.22, floor - storey * 0.66, bay * 0.56, storey * 0.4, palette.navy) +
				rect(left + bay * 0.485, floor - storey * 0.66, bay * 0.03, storey * 0.4, palette.cream);
		const railing =
			level === 0
				? ""
				: rect(left, floor - storey * 0.3, bay, 5, trim) +
					times(7, (index) => rect(left + (index * bay) / 7 + 4, floor - storey * 0.3, 3, storey * 0.3, trim));
		return rect(left, floor - storey, bay, storey, palette.shade) + opening + railing;
	};
	const levels = times(
		storeys,
		(level) =>
			times(bays, (column) => room(column, level)) +
			times(bays + 1, (column) => rect(x + column * bay - 7, ground - (level + 1) * storey, 14, storey, wall)) +
			rect(x - 10, ground - (level + 1) * storey - 6, width + 20, 18, trim),
	);
	const tower =
		rect(x - bay, top - storey * 0.42, bay, storeys * storey + storey * 0.42, wall) +
		rect(x - bay - 6, top - storey * 0.42 - 8, bay + 12, 14, trim) +
		times(storeys, (level) =>
			rect(x - bay * 0.66, ground - (level + 0.85) * storey, bay * 0.32, storey * 0.5, palette.navy, { rx: 4 }),
		);
	const roof =
		rect(x + width * 0.62, top - 66, 62, 40, palette.ink, { rx: 6 }) +
		rect(x - 4, top - 28, width + 8, 26, wall) +
		times(bays * 2, (index) => rect(x + (index * bay) / 2 + 6, top - 22, bay / 2 - 12, 13, palette.shade));
	return (
		ellipse(x + width / 2 - bay / 2, ground + 4, width * 0.62, 12, palette.ink, { opacity: 0.12 }) +
		roof +
		levels +
		tower
	);
}

/** A tin-roofed hut with a bamboo fence for walls, as schools began. */
export function tinHouse(x: number, ground: number, width: number, height: number): string {
	const eaves = ground - height;
	const ridges = times(Math.floor(width / 24), (index) =>
		stroke(
			`M${x + index * 24 + 12} ${eaves + 4} L${x + width * 0.08 + index * 24 * 0.86 + 6} ${eaves - height * 0.68}`,
			palette.slate,
			2,
			{ opacity: 0.35 },
		),
	);
	return (
		rect(x + 10, eaves, width - 20, height, palette.sand) +
		times(Math.floor(width / 16), (index) => rect(x + 12 + index * 16, eaves, 2, height, palette.shade)) +
		[0.12, 0.34, 0.72]
			.map((part) => rect(x + width * part, eaves + height * 0.3, width * 0.1, height * 0.34, palette.woodDark))
			.join("") +
		rect(x + width * 0.52, eaves + height * 0.22, width * 0.1, height * 0.78, palette.wood) +
		path(
			`M${x - 24} ${eaves + 8} L${x + width * 0.07} ${eaves - height * 0.72} H${x + width * 0.93} L${x + width + 24} ${eaves + 8} z`,
			"#a9bcc2",
		) +
		ridges +
		times(6, (index) => rect(x + 4 + (index * (width - 18)) / 5, eaves, 9, height, palette.woodDark))
	);
}

/** A country boat with its round mat roof, about 300 px long at scale 1; (x, y) is the water under its middle. */
export function boat(x: number, y: number, scale: number, hull: string = palette.woodDark, sail?: string): string {
	const s = (value: number) => value * scale;
	const canvas = sail
		? rect(x - s(32), y - s(250), s(6), s(225), palette.woodDark) +
			path(
				`M${x - s(24)} ${y - s(244)} q${s(120)} ${s(40)} ${s(112)} ${s(176)} h${s(-116)} q${s(26)} ${s(-96)} ${s(4)} ${s(-176)} z`,
				sail,
			)
		: "";
	return (
		ellipse(x, y + s(6), s(150), s(10), palette.ink, { opacity: 0.18 }) +
		canvas +
		path(`M${x - s(62)} ${y - s(18)} q${s(4)} ${s(-62)} ${s(70)} ${s(-62)} t${s(70)} ${s(62)} z`, palette.wood) +
		[-30, 8, 46]
			.map((dx) => stroke(`M${x + s(dx)} ${y - s(22)} v${s(-50)}`, palette.woodDark, s(3), { opacity: 0.6 }))
			.join("") +
		path(
			`M${x - s(160)} ${y - s(52)} q${s(60)} ${s(34)} ${s(160)} ${s(34)} t${s(160)} ${s(-40)} q${s(-44)} ${s(66)} ${s(-120)} ${s(66)} h${s(-90)} q${s(-70)} 0 ${s(-110)} ${s(-60)} z`,
			hull,
		)
	);
}
