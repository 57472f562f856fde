import { studentForm } from "../import/row";
import { oldResultForm } from "../old-results/plan";
import { headingKey } from "./form";
import { headingFault, headingFinder } from "./read";
import { importHeadings } from "./text";

const all = Object.values(importHeadings);
const findHeadings = headingFinder(studentForm);

test("recognises the headings in any order and spelling", () => {
	const shuffled = ["রোল নং", " ঠিকানা ", "শ্রেণী *", "নাম *", "মা\u09dfের নাম", "পিতার  নাম:", "লিঙ্গ", "শাখা", "শিক্ষাবর্ষ"];
	expect(findHeadings(shuffled)?.columns).toEqual([
		...["roll", "address", "class", "name", "motherName", "fatherName", "gender", "section", "year"],
	]);
	expect(findHeadings(all)?.columns).toEqual(Object.keys(importHeadings));
});

test("recognises the headings of English lists, and of clerks who write নাম্বার", () => {
	const english = [
		"Student's Name",
		"Sex",
		"Father Name",
		"Mother Name",
		"Session",
		"Class",
		"Sec.",
		"Roll No.",
		"Mobile No",
	];
	expect(findHeadings(english)?.columns).toEqual([
		...["name", "gender", "fatherName", "motherName", "year", "class", "section", "roll", "fatherMobile"],
	]);
	expect(findHeadings(["নাম", "রোল নাম্বার", "মোবাইল নাম্বার", "জন্ম নিবন্ধন নাম্বার"])?.columns).toEqual([
		...["name", "roll", "fatherMobile", "birthNumber"],
	]);
	const named = studentForm.columns.flatMap((column) =>
		[studentForm.headings[column], ...studentForm.synonyms[column]].map((text) => [headingKey(text), column] as const),
	);
	for (const [key, column] of named) expect([key, new Map(named).get(key)]).toEqual([key, column]);
});

test.each([
	[
		["Name", "Father", "Father No", "Mother", "Mother No"],
		["name", "fatherName", undefined, "motherName", undefined],
	],
	[
		["Name", "Roll Number", "Admission", "Admission No", "ID No"],
		["name", "roll", undefined, "admissionNumber", "code"],
	],
	[
		["Name", "Class", "Session", "Year", "Class Roll No", "Roll No"],
		["name", "class", undefined, "year", undefined, "roll"],
	],
	[
		["Name", "Class", "Academic Year", "Class Roll"],
		["name", "class", "year", "roll"],
	],
])("of %j each names one column at most", (cells, columns) => {
	expect(findHeadings(cells)).toEqual({ columns, ignored: cells.filter((_, index) => !columns[index]) });
});

test("the word for a number after a subject makes no subject of it", () => {
	const find = headingFinder(oldResultForm);
	expect(find(["পরীক্ষা", "শ্রেণি", "রোল নং", "বিষয়", "বিষয় নম্বর", "প্রাপ্ত নম্বর"])?.columns).toEqual([
		...["exam", "class", "roll", "subject", undefined, "marks"],
	]);
});

test("of two columns with the same heading for mobile numbers the first is the father's", () => {
	const columns = findHeadings(["নাম", "মোবাইল", "পিতা", "মোবাইল নম্বর", "মাতা", "মোবাইল"])?.columns;
	expect(columns).toEqual(["name", "fatherMobile", "fatherName", "motherMobile", "motherName", undefined]);
});

test("a title above the headings is not taken for them, and unknown headings are named", () => {
	expect(findHeadings(["নাম", "", ""])).toBeNull();
	expect(findHeadings([...all, "উচ্চতা", ""])?.ignored).toEqual(["উচ্চতা"]);
});

test("names missing and repeated columns", () => {
	const check = (cells: string[]) => headingFault(studentForm, findHeadings(cells) ?? { columns: [], ignored: [] });
	expect(check([...all])).toBeNull();
	expect(check(all.filter((text) => text !== importHeadings.roll && text !== importHeadings.section))).toMatchObject({
		...{ fault: "missing", detail: "শাখা, রোল" },
	});
	expect(check([...all, "রোল নম্বর"])).toMatchObject({ fault: "twice", detail: "রোল" });
});
