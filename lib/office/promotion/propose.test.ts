import { byMerit, type Candidate, type Outcome, propose } from "./propose";

const sections = [
	{ id: 1, name: "ক", class: 6 },
	{ id: 2, name: "খ", class: 6 },
	{ id: 3, name: "ক", class: 7 },
	{ id: 4, name: "গ", class: 7 },
];
const places = { class: 6, next: 7, sections, taken: new Map(), expected: new Map() };

const candidate = (student: number, outcome: Outcome, more: Partial<Candidate> = {}): Candidate => ({
	...{ student, outcome, section: { id: 1, name: "ক" }, roll: student, position: null, total: null, isEnrolled: false },
	...more,
});

test("by merit: position, then total, then roll; who failed and who has no result come last", () => {
	const list = [
		candidate(1, "none"),
		candidate(2, "failed", { position: 1, total: 900 }),
		candidate(3, "passed", { total: 500 }),
		candidate(4, "passed", { total: 700 }),
		candidate(5, "passed", { position: 2, total: 600 }),
		candidate(6, "passed", { position: 1, total: 610 }),
		candidate(7, "passed", { position: 2, total: 600 }),
	];
	expect(byMerit(list).map(({ student }) => student)).toEqual([6, 5, 7, 4, 3, 2, 1]);
});

test("who passed gets the same section of the next class, or its first one, and the lowest free rolls", () => {
	const list = [
		candidate(1, "passed"),
		candidate(2, "passed", { section: { id: 2, name: "খ" } }),
		candidate(3, "passed"),
	];
	const taken = new Map([[3, new Set([1, 3])]]);
	expect(propose(list, { ...places, taken })).toEqual([
		{ section: 3, roll: 2 },
		{ section: 3, roll: 4 },
		{ section: 3, roll: 5 },
	]);
});

test("who failed stays in the section, after those who will come; without a result, or enrolled already: nobody", () => {
	const list = [
		candidate(1, "failed"),
		candidate(2, "failed"),
		candidate(3, "none"),
		candidate(4, "passed", { isEnrolled: true }),
	];
	const taken = new Map([[1, new Set([42])]]);
	expect(propose(list, { ...places, taken, expected: new Map([[1, 40]]) })).toEqual([
		{ section: 1, roll: 41 },
		{ section: 1, roll: 43 },
		null,
		null,
	]);
});

test("after the last class, or into a class without sections, nobody is proposed", () => {
	expect(propose([candidate(1, "passed")], { ...places, next: null })).toEqual([null]);
	expect(propose([candidate(1, "passed")], { ...places, next: 8 })).toEqual([null]);
});
