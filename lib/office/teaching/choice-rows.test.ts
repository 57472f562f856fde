import { nationalSets } from "@/lib/office/words/national-sets";
import { choiceColumns, findGroup, placeChoices, readTexts, textsOf } from "./choice-rows";
import type { Offered } from "./taken-by";
import { teachingText } from "./text";

/** Class nine of the national set. */
const offered: Offered[] = nationalSets.secondary.subjects.map((subject, index) => ({
	...{ id: index + 1, name: subject.name, takers: subject.takers ?? "all", groups: subject.groups ?? [] },
	...{ choice: subject.choice ?? null, religion: subject.religion ?? null, counted: subject.counted ?? true },
}));
const idOf = (name: string) => offered.find((subject) => subject.name === name)?.id ?? 0;
const science = "জীববিজ্ঞান বা উচ্চতর গণিত";

test("columns are the group, the religion, each choice, the fourth and further subjects", () => {
	expect(choiceColumns(offered).map(({ key }) => key)).toEqual([
		...["group", "religion", "choice:ধর্ম", `choice:${science}`, "fourth", "further"],
	]);
	const small = choiceColumns([{ ...(offered[0] as Offered) }]);
	expect(small.map(({ key }) => key)).toEqual(["religion", "fourth"]);
});

test("texts are read as they are stored, also from short and other words", () => {
	const chosen = [idOf("জীববিজ্ঞান")];
	const student = { group: "science", religion: "hinduism", chosen, fourth: idOf("উচ্চতর গণিত") } as const;
	const texts = textsOf(student, offered);
	expect(texts).toMatchObject({ group: "বিজ্ঞান", religion: "হিন্দু", [`choice:${science}`]: "জীববিজ্ঞান" });
	expect(readTexts(texts, offered)).toMatchObject({ ...student, faults: [] });
	const typed = { ...texts, religion: "Hindu", fourth: "উচ্চতর", group: " বিজ্ঞান " };
	expect(readTexts(typed, offered)).toMatchObject({ ...student, faults: [] });
	expect(readTexts({ ...texts, fourth: "ফরাসি" }, offered).faults).toEqual([teachingText.notFound("ফরাসি")]);
	expect(readTexts({ ...texts, further: "কৃষিশিক্ষা, গার্হস্থ্যবিজ্ঞান" }, offered).chosen).toHaveLength(3);
});

test("each group of the national set is possible, with a religion and nothing else chosen", () => {
	const takenOf = (group: string, more: object = {}) => readTexts({ group, religion: "ইসলাম", ...more }, offered);
	const sizes = [takenOf("বিজ্ঞান", { [`choice:${science}`]: "জীববিজ্ঞান" }), takenOf("মানবিক"), takenOf("ব্যবসায়")];
	expect(sizes.map(({ faults }) => faults)).toEqual([[], [], []]);
	expect(sizes.map(({ taken }) => taken.filter(({ counted }) => counted).length)).toEqual([9, 9, 9]);
});

test.each([
	["ব", undefined],
	["", undefined],
	["বি", "science"],
	["ব্যবসা", "business"],
	["বিজ্ঞান বিভাগ", "science"],
	["মানবিক শাখা", "humanities"],
	["Science", "science"],
	["Business Studies", "business"],
	["বাণিজ্য", "business"],
	["A", undefined],
])("%j names the group %s", (word, group) => expect(findGroup(word)).toBe(group));

describe("a pasted block", () => {
	const students = [1, 2, 3].map((roll) => ({ enrolment: roll * 10, roll, name: `নাম ${roll}` }));
	const columns = choiceColumns(offered);
	const place = (block: string[][], at = { enrolment: 20, key: "religion" }) =>
		placeChoices(block, at, students, columns);

	test("is counted from the cell where it is pasted", () => {
		expect(place([["হিন্দু", "", ""], ["ইসলাম"], ["ইসলাম"]])).toEqual({
			cells: [
				{ enrolment: 20, key: "religion", text: "হিন্দু" },
				{ enrolment: 30, key: "religion", text: "ইসলাম" },
			],
			outside: 1,
			unknown: [],
		});
	});

	test("is matched by rolls in its first column, with names or without, wherever it is pasted", () => {
		const cells = [
			{ enrolment: 30, key: "group", text: "মানবিক" },
			{ enrolment: 30, key: "religion", text: "ইসলাম" },
		];
		expect(
			place([
				["৩", "নাম 3", "মানবিক", "ইসলাম"],
				["9", "ক", "মানবিক", ""],
			]),
		).toEqual({
			...{ cells, outside: 0, unknown: ["৯"] },
		});
		expect(place([["3", "মানবিক", "ইসলাম"]]).cells).toEqual(cells);
	});

	test("is matched by its headings in any order", () => {
		const block = [
			["চতুর্থ বিষয়", "মন্তব্য", "রোল", "ধর্ম"],
			["কৃষিশিক্ষা", "ভালো", "1", "ইসলাম"],
		];
		expect(place(block)).toEqual({
			cells: [
				{ enrolment: 10, key: "fourth", text: "কৃষিশিক্ষা" },
				{ enrolment: 10, key: "religion", text: "ইসলাম" },
			],
			...{ outside: 1, unknown: [] },
		});
		expect(
			place([
				["Roll No", "নাম", "ধর্ম"],
				["1", "নাম 1", "ইসলাম"],
			]),
		).toEqual({
			cells: [{ enrolment: 10, key: "religion", text: "ইসলাম" }],
			...{ outside: 0, unknown: [] },
		});
	});

	test.each(["নাম", "শিক্ষার্থীর নাম", "Name", "Student's Name"])(
		"has no cell beside the grid under the heading %s, however names are spelled",
		(heading) => {
			const block = [
				["রোল", heading, "ধর্ম"],
				["1", "মোঃ করিম", "ইসলাম"],
			];
			expect(place(block)).toEqual({
				cells: [{ enrolment: 10, key: "religion", text: "ইসলাম" }],
				...{ outside: 0, unknown: [] },
			});
		},
	);

	test("has names after its rolls in all rows if in any, however the others are spelled", () => {
		const block = [
			["1", "নাম 1", "মানবিক"],
			["2", "মোঃ করিম", "বিজ্ঞান"],
		];
		expect(place(block)).toMatchObject({
			cells: [
				{ enrolment: 10, key: "group", text: "মানবিক" },
				{ enrolment: 20, key: "group", text: "বিজ্ঞান" },
			],
			outside: 0,
		});
	});

	test("has no headings in a row with somebody's roll", () => {
		expect(place([["রোল ১", "মানবিক"]], { enrolment: 20, key: "group" }).cells).toEqual([
			{ enrolment: 20, key: "group", text: "রোল ১" },
			{ enrolment: 20, key: "religion", text: "মানবিক" },
		]);
	});

	test("a roll in several rows is nobody's, as where two sections were copied", () => {
		const block = [
			["1", "মানবিক"],
			["2", "বিজ্ঞান"],
			["১", "বিজ্ঞান"],
		];
		expect(place(block)).toEqual({
			cells: [{ enrolment: 20, key: "group", text: "বিজ্ঞান" }],
			...{ outside: 0, unknown: ["১"] },
		});
	});
});
