/**
 * Released results stay as they are, whatever the back office's own operations do: some are refused, others change what
 * the next exam is computed from. The doors of REST have a table of their own, beside app/(staff)/cms.
 */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { pupil, uploadOf } from "../import/testing/files";
import { after, confirm, load as loadImport } from "../import/testing/importing";
import { cellOf, classId, testSchool } from "../marks/testing/school";
import { releaseText } from "./text";

const open = testDatabase();
const school = testSchool(open, beforeAll);
let payload: Payload;
let code = 0;
let sectionName = "";

const load = async () => ({
	...(await import("../lists/added")),
	...(await import("../marks/file")),
	...(await import("../marks/operation")),
	...(await import("../marks/save")),
	...(await import("../marks/settle")),
	...(await import("../operations/apply")),
	...(await import("../teaching/choices")),
	...(await import("../teaching/setup")),
	...(await import("./operation")),
	...(await import("./preview")),
	...(await import("@/lib/school/results")),
});

const place = () => ({ exam: school.exam, section: school.first.id });
const first = () => school.first.enrolments[0] ?? 0;
const typed = () => [cellOf(first(), school.subjects.maths, "semester", "12", 1)];

/** Imports a row for the student of the released result. */
async function importRow(more: object): Promise<void> {
	const { startImport, openPlan } = await loadImport();
	const { year } = await payload.findByID({ collection: "years", id: school.year, depth: 0 });
	const row = { code: String(code), year: String(year), birthNumber: "", ...more };
	await startImport(school.head, uploadOf([pupil(9, row)]));
	const run = await after("reading");
	const { fingerprint, entries } = await openPlan(run?.id ?? 0);
	expect(entries.map(({ kind }) => kind)).toEqual(["changed"]);
	expect(await confirm({ id: run?.id ?? 0, fingerprint })).toBeNull();
}

const releaseAgain = async () => {
	const { applyOperation, readPreview, release } = await load();
	const { fingerprint } = await readPreview(school.exam, classId);
	const input = { exam: school.exam, class: classId, at: null, fingerprint };
	await applyOperation(release, input, { by: school.head, confirmed: fingerprint });
};

beforeAll(async () => {
	payload = await open();
	const { saveMarks, settle } = await load();
	const { bangla, maths } = school.subjects;
	const marks = [cellOf(first(), bangla, "month", "25"), cellOf(first(), bangla, "semester", "60")];
	const cells = [...marks, cellOf(first(), maths, "semester", "90")];
	await saveMarks({ ...place(), cells }, school.head);
	const others = [...school.first.enrolments.slice(1), ...school.second.enrolments];
	await settle({ exam: school.exam, enrolments: others, as: "out" }, school.head);
	await releaseAgain();
	const { docs } = await payload.find({ collection: "students", where: { id: { equals: school.first.students[0] } } });
	code = docs[0]?.code ?? 0;
	sectionName = (await payload.findByID({ collection: "sections", id: school.first.id, depth: 0 })).name;
	await payload.create({ collection: "sections", data: { name: "ক", class: classId + 1 } });
});

const seen = async () =>
	(await load()).findSheet({ exam_name: school.exam, year: school.year, class: classId, studentId: code });

const locked = { kind: "invalid", message: releaseText.locked };

/** With what the operation is refused; null: it is done, and the result stays. */
const doors: [name: string, act: () => Promise<unknown>, refusal: object | null][] = [
	["marks typed", async () => (await load()).saveMarks({ ...place(), cells: typed() }, school.head), locked],
	["marks pasted", async () => (await load()).pasteMarks({ ...place(), cells: typed() }, school.head), locked],
	[
		"marks from a file",
		async () => {
			const { checkList, markList } = await load();
			const { name } = await payload.findByID({ collection: "subjects", id: school.subjects.maths, depth: 0 });
			const file = new File([`রোল,${name},নাম\r\n1,12,ক\r\n`], "নম্বর.csv");
			return checkList(await markList(place(), school.head), file);
		},
		locked,
	],
	...(["absent", "out", "in"] as const).map((as): (typeof doors)[number] => [
		`a student settled: ${as}`,
		async () => (await load()).settle({ exam: school.exam, enrolments: [first()], as }, school.head),
		locked,
	]),
	["released again", releaseAgain, { errors: { release: [releaseText.already] } }],
	[
		"other subjects chosen",
		async () => {
			const was = { group: null, religion: null, chosen: [], fourth: null };
			const row = { enrolment: first(), ...was, fourth: school.subjects.biology, was };
			return (await load()).saveChoices({ year: school.year, section: school.first.id, rows: [row] }, school.head);
		},
		null,
	],
	[
		"more subjects in the class",
		async () => (await load()).takeSet({ year: school.year, class: classId, set: "junior" }, school.head),
		null,
	],
	["the student imported with another name", async () => importRow({ name: "অন্য নাম", section: sectionName }), null],
	["the student imported into another class", () => importRow({ class: "সপ্তম", section: "ক" }), null],
];

test.each(doors)("%s", async (_, act, refusal) => {
	const before = await seen();
	expect(before).toMatchObject({ result: { total_marks: 175, position: 1 }, head: { roll: 1 } });
	if (refusal) await expect(act()).rejects.toMatchObject(refusal);
	else await act();
	expect(await seen()).toEqual(before);
});
