import { alternate, fillRooms } from "./seat-plan";

/** Groups of the sizes: `0.1` is the first of the first group. */
const groupsOf = (sizes: number[]) =>
	sizes.map((size, group) => Array.from({ length: size }, (_, index) => ({ group, index })));

/** Neighbours of one group. */
const pairsIn = (seated: { group: number }[]) =>
	seated.filter(({ group }, index) => index > 0 && seated[index - 1]?.group === group).length;

const sizes = [0, 1, 2, 3, 5, 8, 40];

test("as few neighbours of a class as can be, each class in the order of rolls", () => {
	for (const a of sizes) for (const b of sizes) for (const c of sizes) check([a, b, c]);
});

function check(sizes: number[]) {
	const seated = alternate(groupsOf(sizes));
	const all = sizes.reduce((sum, size) => sum + size, 0);
	expect(seated).toHaveLength(all);
	for (const [group, size] of sizes.entries()) {
		const own = seated.filter((seat) => seat.group === group).map(({ index }) => index);
		expect(own).toEqual(Array.from({ length: size }, (_, index) => index));
	}
	const largest = Math.max(...sizes);
	expect([sizes, pairsIn(seated)]).toEqual([sizes, Math.max(0, largest - (all - largest) - 1)]);
}

test("rooms are filled in their order; empty ones are left out; missing seats are counted", () => {
	const people = [1, 2, 3, 4, 5];
	const room = (name: string, seats: number) => ({ name, seats });
	expect(fillRooms(people, [room("১০১", 3), room("১০২", 4), room("১০৩", 9)])).toEqual([
		{ name: "১০১", seats: 3, seated: [1, 2, 3] },
		{ name: "১০২", seats: 4, seated: [4, 5] },
	]);
	expect(fillRooms(people, [room("১০১", 2), room("১০২", 1)])).toEqual({ missing: 2 });
});
