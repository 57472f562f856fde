import fc from "fast-check";
import { religionNames } from "../words/person-choices";
import { ageOn, type Counted, type CountRow, countPupils, oldest } from "./class-counts";

test.each([
	["01-12-2014", "2026-12-01", 12],
	["02-12-2014", "2026-12-01", 11],
	["29-02-2012", "2026-02-28", 13],
	["29-02-2012", "2026-03-01", 14],
	["01-12-2026", "2026-12-01", 0],
	["02-12-2026", "2026-12-01", null],
	["2014", "2026-12-01", null],
	[null, "2026-12-01", null],
])("born on %s, on %s: %s years", (born, day, age) => {
	expect(ageOn(born, day)).toBe(age);
});

const day = "2026-11-30";
const pad = (value: number) => String(value).padStart(2, "0");
const born = fc
	.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1930, max: 2030 }))
	.map(([date, month, year]) => `${pad(date)}-${pad(month)}-${year}`);
const pupil: fc.Arbitrary<Counted> = fc.record({
	class: fc.integer({ min: 1, max: 5 }).map((id) => ({ id, name: `শ্রেণি ${id}` })),
	gender: fc.constantFrom("1", "2", "3", null, "9"),
	religion: fc.constantFrom(...Object.keys(religionNames), null, "other"),
	dateOfBirth: fc.oneof(born, fc.constantFrom(null, "", "৩ মার্চ")),
});

/** The numbers of a row, one list. */
const numbersOf = ({ ages, unknown, total }: CountRow) => [...ages, unknown, total];
const sumOf = (rows: CountRow[]) =>
	rows.map(numbersOf).reduce((sums, row) => sums.map((sum, index) => sum + (row[index] ?? 0)));
const zero = (row: CountRow) => numbersOf(row).every((number) => number === 0);

test("everybody is counted once in each sum: ages give the row, religions the gender, genders the class, classes the school", () => {
	fc.assert(
		fc.property(fc.array(pupil, { minLength: 1, maxLength: 60 }), (people) => {
			const { ages, classes, whole } = countPupils(people, day);
			for (const rows of [...classes.map((schoolClass) => schoolClass.rows), whole]) {
				for (const row of rows) expect(row.ages.reduce((a, b) => a + b, row.unknown)).toBe(row.total);
				const isSum = ({ religion }: CountRow) => religion === "all";
				for (const sum of rows.filter(isSum)) {
					const parts = rows.filter((row) => row.gender === sum.gender && !isSum(row));
					expect(sumOf(parts)).toEqual(numbersOf(sum));
				}
				for (const sum of rows.filter(({ gender }) => gender === "all")) {
					const parts = rows.filter((row) => row.religion === sum.religion && row.gender !== "all");
					expect(sumOf(parts)).toEqual(numbersOf(sum));
				}
				expect(rows.filter(zero)).toEqual([]);
			}
			const ends = classes.map(({ rows }) => rows.at(-1) as CountRow);
			expect(sumOf(ends)).toEqual(numbersOf(whole.at(-1) as CountRow));
			expect(whole.at(-1)).toMatchObject({ gender: "all", religion: "all", total: people.length });
			expect(whole.at(-1)?.unknown).toBe(people.filter(({ dateOfBirth }) => ageOn(dateOfBirth, day) === null).length);
			expect(ages).toEqual([...ages].sort((a, b) => a - b));
			expect(Math.max(0, ...ages)).toBeLessThanOrEqual(oldest);
		}),
	);
});

test("a row has the students of its class, gender, religion and age alone", () => {
	const one = (id: number, gender: string, religion: string | null, dateOfBirth: string | null): Counted => ({
		...{ class: { id, name: String(id) }, gender, religion, dateOfBirth },
	});
	const people = [
		one(8, "1", "islam", "01-01-2014"),
		one(8, "2", "islam", "01-01-2015"),
		one(8, "2", null, null),
		one(6, "2", "hinduism", "31-12-1990"),
	];
	const { ages, classes } = countPupils(people, day);
	expect(ages).toEqual([11, 12, oldest]);
	expect(classes.map(({ id }) => id)).toEqual([8, 6]);
	expect(
		classes[0]?.rows.map(({ gender, religion, ...row }) => [gender, religion, ...numbersOf(row as CountRow)]),
	).toEqual([
		["1", "islam", 0, 1, 0, 0, 1],
		["1", "all", 0, 1, 0, 0, 1],
		["2", "islam", 1, 0, 0, 0, 1],
		["2", "unwritten", 0, 0, 0, 1, 1],
		["2", "all", 1, 0, 0, 1, 2],
		["all", "islam", 1, 1, 0, 0, 2],
		["all", "unwritten", 0, 0, 0, 1, 1],
		["all", "all", 1, 1, 0, 1, 3],
	]);
});
