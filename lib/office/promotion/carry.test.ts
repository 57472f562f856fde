import type { Chooser, Offered } from "@/lib/office/teaching/taken-by";
import { teachingText } from "../teaching/text";
import { carry } from "./studies";
import { promotionText } from "./text";

const subject = (id: number, name: string, more: Partial<Offered> = {}): Offered => ({
	...{ id, name, takers: "all", groups: [], choice: null, religion: null, counted: true, ...more },
});

const yearOf = (first: number): Offered[] => [
	subject(first, "বাংলা"),
	subject(first + 1, "ইসলাম শিক্ষা", { takers: "choice", choice: "ধর্ম", religion: "islam" }),
	subject(first + 2, "হিন্দুধর্ম শিক্ষা", { takers: "choice", choice: "ধর্ম", religion: "hinduism" }),
	subject(first + 3, "উচ্চতর গণিত", { takers: "chosen", groups: ["science"] }),
	subject(first + 4, "জীববিজ্ঞান", { takers: "chosen", groups: ["science"] }),
	subject(first + 5, "কৃষিশিক্ষা", { takers: "chosen" }),
];

const nine = yearOf(10);
const ten = { groups: ["science", "humanities"] as const, offered: yearOf(20) };

const chooser: Chooser = { group: "science", religion: "hinduism", chosen: [11, 14], fourth: 13 };

test("group, chosen and fourth subject go on to the subjects of the same name", () => {
	expect(carry(chooser, nine, ten)).toEqual({
		study: { group: "science", chosen: [21, 24], fourth: 23 },
		unsettled: [],
	});
});

test("what the next class does not have is left empty and named", () => {
	const offered = ten.offered.filter(({ name }) => name !== "উচ্চতর গণিত");
	expect(carry(chooser, nine, { ...ten, offered })).toEqual({
		study: { group: "science", chosen: [21, 24], fourth: null },
		unsettled: [promotionText.lost("উচ্চতর গণিত")],
	});
	expect(carry(chooser, nine, { groups: ["business"], offered: ten.offered })).toEqual({
		study: { group: null, chosen: [21], fourth: null },
		unsettled: [
			teachingText.faults.noGroup,
			teachingText.faults.otherGroup("জীববিজ্ঞান"),
			teachingText.faults.otherGroup("উচ্চতর গণিত"),
		],
	});
	// Nobody chooses what all take.
	const forAll = ten.offered.map((subject) =>
		subject.name === "উচ্চতর গণিত" ? { ...subject, takers: "all" as const } : subject,
	);
	expect(carry(chooser, nine, { ...ten, offered: forAll })).toMatchObject({
		study: { fourth: null },
		unsettled: [teachingText.faults.noFourth("উচ্চতর গণিত")],
	});
});

test("who comes into a class with groups needs one, also while it has no subjects yet", () => {
	const eight = { group: null, religion: "islam" as const, chosen: [], fourth: null };
	expect(carry(eight, [], { groups: ["science"], offered: [] })).toEqual({
		study: { group: null, chosen: [], fourth: null },
		unsettled: [teachingText.faults.noGroup],
	});
	expect(carry(chooser, nine, { groups: ["science"], offered: [] })).toMatchObject({
		study: { group: "science", chosen: [], fourth: null },
		unsettled: ["ইসলাম শিক্ষা", "জীববিজ্ঞান", "উচ্চতর গণিত"].map(promotionText.lost),
	});
});
