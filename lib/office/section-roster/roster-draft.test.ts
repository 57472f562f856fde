/** Tests of what is typed in a section's list before it is saved. */

import { bodyBytes } from "@/lib/contract/body-limits.js";
import type { Roster } from "./roster";
import { RosterDraft } from "./roster-draft";
import { longestCell, mostCells } from "./shared";
import { sectionRosterText as text } from "./text";

const row = (enrolment: number, roll: number, fatherMobile = "") => ({
	...{ enrolment, student: 100 + enrolment, name: `শিক্ষার্থী ${enrolment}` },
	values: { roll: String(roll), fatherMobile, motherMobile: "" },
});
const roster: Roster = {
	year: { id: 1, year: 2031 },
	section: { id: 1, title: "ষষ্ঠ – ক" },
	rows: [row(1, 1, "01712345671"), row(2, 2), row(3, 3)],
	hidden: [7],
};
const open = () => new RosterDraft(roster, () => undefined);
const wrong = (draft: RosterDraft) => draft.snapshot().wrong;

test("shows what is stored in Bengali digits, and sends changed cells alone, with what was stored", () => {
	const draft = open();
	expect(draft.read("1/fatherMobile").text).toBe("০১৭১২৩৪৫৬৭১");
	draft.type("1/fatherMobile", "01712-345671");
	expect(draft.cells()).toEqual([]);
	draft.type("2/fatherMobile", "০১৮১২৩৪৫৬৭৮");
	expect(draft.cells()).toEqual([{ enrolment: 2, column: "fatherMobile", text: "০১৮১২৩৪৫৬৭৮", before: "" }]);
	expect(draft.snapshot()).toMatchObject({ changed: 1, wrong: [], canUndo: true });
});

test("a roll is wrong while somebody else in the list has it, or a restricted student", () => {
	const draft = open();
	draft.type("1/roll", "২");
	expect(wrong(draft)).toEqual([{ key: "1/roll", reason: text.errors.twice }]);
	// Swapped.
	draft.type("2/roll", "1");
	expect(wrong(draft)).toEqual([]);
	draft.type("3/roll", "৭");
	expect(wrong(draft)).toEqual([{ key: "3/roll", reason: text.errors.twice }]);
	expect(draft.reset("3/roll")).toBe("৩");
	expect(wrong(draft)).toEqual([]);
	draft.type("3/roll", "");
	draft.type("3/motherMobile", "01212345678");
	expect(wrong(draft)).toEqual([
		{ key: "3/roll", reason: text.errors.roll },
		{ key: "3/motherMobile", reason: text.errors.mobile },
	]);
});

test("the largest list that is saved at once is no larger than the server takes", () => {
	const most = Number.MAX_SAFE_INTEGER;
	const text = "৯".repeat(longestCell);
	const cell = { enrolment: most, column: "fatherMobile", text, before: "01712345671" };
	const body = { year: most, section: most, cells: Array(mostCells).fill(cell) };
	expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThanOrEqual(bodyBytes);
});

test("a paste is one step, and what the server refused stays wrong until it is typed anew", () => {
	const draft = open();
	draft.paste([
		["1/motherMobile", "1812345678"],
		["2/motherMobile", "01912345678"],
	]);
	draft.refuse({ "1/motherMobile": ["নেওয়া যায়নি"], strange: ["?"] });
	expect(wrong(draft)).toEqual([{ key: "1/motherMobile", reason: "নেওয়া যায়নি" }]);
	draft.type("1/motherMobile", "01512345678");
	expect(wrong(draft)).toEqual([]);
	draft.undo();
	expect(draft.read("1/motherMobile").text).toBe("1812345678");
	draft.undo();
	expect(draft.cells()).toEqual([]);
	draft.redo();
	expect(draft.snapshot().changed).toBe(2);
});
