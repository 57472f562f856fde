import { type Chooser, type Offered, takenBy } from "./taken-by";
import { teachingText } from "./text";

const { faults } = teachingText;

const subject = (id: number, name: string, more: Partial<Offered> = {}): Offered => ({
	...{ id, name, takers: "all", groups: [], choice: null, religion: null, counted: true },
	...more,
});

const offered = [
	subject(1, "বাংলা"),
	subject(2, "ইসলাম", { takers: "choice", choice: "ধর্ম", religion: "islam" }),
	subject(3, "হিন্দুধর্ম", { takers: "choice", choice: "ধর্ম", religion: "hinduism" }),
	subject(4, "পদার্থবিজ্ঞান", { takers: "group", groups: ["science"] }),
	subject(5, "হিসাববিজ্ঞান", { takers: "group", groups: ["business"] }),
	subject(6, "জীববিজ্ঞান", { takers: "choice", choice: "বিজ্ঞান", groups: ["science"] }),
	subject(7, "উচ্চতর গণিত", { takers: "choice", choice: "বিজ্ঞান", groups: ["science"] }),
	subject(8, "কৃষি", { takers: "chosen" }),
	subject(9, "শারীরিক শিক্ষা", { takers: "chosen", counted: false }),
];

const science: Chooser = { group: "science", religion: "islam", chosen: [6], fourth: null };
const of = (more: Partial<Chooser>) => {
	const { takes, fourth, faults: found } = takenBy(offered, { ...science, ...more });
	return { takes: [...takes].sort(), fourth, faults: found };
};

test("all, the group's, the religion's and the chosen subjects are taken", () => {
	expect(of({})).toEqual({ takes: [1, 2, 4, 6], fourth: null, faults: [] });
	expect(of({ group: "business", chosen: [], religion: "hinduism" })).toEqual({
		...{ takes: [1, 3, 5], fourth: null, faults: [] },
	});
});

test("a choice may differ from the student's religion", () => {
	expect(of({ chosen: [6, 3] }).takes).toEqual([1, 3, 4, 6]);
});

test("one subject is the choice of one student and the fourth of another", () => {
	expect(of({ chosen: [6], fourth: 7 })).toEqual({ takes: [1, 2, 4, 6, 7], fourth: 7, faults: [] });
	expect(of({ chosen: [7], fourth: 6 })).toEqual({ takes: [1, 2, 4, 6, 7], fourth: 6, faults: [] });
	expect(of({ fourth: 8 })).toMatchObject({ fourth: 8, faults: [] });
});

test("of two alternatives the one that is not the fourth follows from it, of three none does", () => {
	for (const fourth of [6, 7])
		expect(of({ chosen: [], fourth })).toEqual({ takes: [1, 2, 4, 6, 7], fourth, faults: [] });
	expect(of({ chosen: [], fourth: 8 }).faults).toEqual([faults.missing("বিজ্ঞান")]);
	expect(of({ chosen: [6], fourth: 6 }).faults).toContain(faults.twice("জীববিজ্ঞান"));
	const third = {
		...subject(10, "মনোবিজ্ঞান"),
		takers: "choice" as const,
		choice: "বিজ্ঞান",
		groups: ["science" as const],
	};
	expect(takenBy([...offered, third], { ...science, chosen: [], fourth: 7 }).faults).toEqual([faults.missing("বিজ্ঞান")]);
	// The other part of a choice of religion is not inferred from a fourth, which no religion can be.
	expect(of({ religion: null, fourth: 3 }).faults).toContain(faults.noFourth("হিন্দুধর্ম"));
});

test.each<[string, Partial<Chooser>, string[]]>([
	["no group", { group: null, chosen: [] }, [faults.noGroup]],
	["no religion", { religion: null }, [faults.missing("ধর্ম")]],
	["a religion that is not taught", { religion: "buddhism" }, [faults.missing("ধর্ম")]],
	["no choice", { chosen: [] }, [faults.missing("বিজ্ঞান")]],
	["two of a choice", { chosen: [6, 7] }, [faults.several("বিজ্ঞান")]],
	["another group's subject", { group: "business", chosen: [6] }, [faults.otherGroup("জীববিজ্ঞান")]],
	["a subject of all", { chosen: [6, 1] }, [faults.notOptional("বাংলা")]],
	["a subject of another class", { chosen: [6, 99] }, [faults.unknown]],
	["the fourth twice", { chosen: [6, 8], fourth: 8 }, [faults.twice("কৃষি")]],
	["a fourth that is compulsory", { fourth: 1 }, [faults.noFourth("বাংলা")]],
	["a religion as the fourth", { fourth: 3 }, [faults.noFourth("হিন্দুধর্ম")]],
	["a fourth that is not counted", { fourth: 9 }, [faults.notCounted("শারীরিক শিক্ষা")]],
	["another group's fourth", { group: "business", chosen: [], fourth: 7 }, [faults.otherGroup("উচ্চতর গণিত")]],
	["an unknown fourth", { fourth: 99 }, [faults.unknown]],
])("%s is impossible", (_, more, found) => {
	expect(of(more).faults).toEqual(found);
});
