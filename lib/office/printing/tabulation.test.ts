import { groupNames } from "../words/person-choices";
import { byGroup, type Entry } from "./tabulation";

const place = { class: { id: 11, name: "নবম" }, section: { id: 1, name: "ক" } };
const entry = (roll: number, group: string | null): Entry => ({
	...{ ...place, group, roll },
	...{ code: roll, name: "রহিমা", sheet: null },
});
const rollsOf = (entries: Entry[]) =>
	byGroup(entries).map(({ group, members }) => [group, members.map(({ roll }) => roll)]);

test("each group of a section has a table, in the order of the groups, and those without a group the last", () => {
	const { science, humanities } = groupNames;
	expect(rollsOf([entry(1, null), entry(2, humanities), entry(3, science), entry(4, humanities)])).toEqual([
		[science, [3]],
		[humanities, [2, 4]],
		[null, [1]],
	]);
});

test("a class without groups has one table", () => {
	expect(rollsOf([entry(1, null), entry(2, null)])).toEqual([[null, [1, 2]]]);
});
