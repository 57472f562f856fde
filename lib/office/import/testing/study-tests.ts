/** Tests of the columns of group and subjects, for import.data.test.ts. */
import { rowFaults } from "../../lists/text";
import { teachingText } from "../../teaching/text";
import { pupil } from "./files";
import { cancelOpen, type Importing, load, reasonsOf, snapshot } from "./importing";

export function studyTests({ dryRun, importRows, school, studentNamed, dryRunOf }: Importing) {
	test("group, chosen and fourth subject are read, refused at their row, exported, changed and taken back", async () => {
		const { payload, year, section } = school;
		const { query, sql, undoRun, writeList } = await load();
		const subject = async (name: string, data: object) => {
			const papers = [{ code: "1", parts: [{ code: "whole", full: 100 }] }];
			const all = { name, class: 8, year, papers, ...data };
			return (await payload.create({ collection: "subjects", data: all as never })).id;
		};
		const islam = await subject("ইসলাম শিক্ষা", { takers: "choice", choice: "ধর্ম", religion: "islam" });
		const biology = await subject("জীববিজ্ঞান", { takers: "chosen", groups: ["science"] });
		const farming = await subject("কৃষিশিক্ষা", { takers: "chosen" });

		const of = { religion: "ইসলাম", group: "বিজ্ঞান", chosen: "জীববিজ্ঞান", fourth: "কৃষি" };
		const id = await importRows([pupil(200, of)]);
		const student = await studentNamed("রহিমা 200");
		const studyOf = async () => {
			const { docs } = await payload.find({
				collection: "enrolments",
				depth: 0,
				where: { student: { equals: student?.id } },
			});
			const { group, chosen, fourth } = docs[0] ?? {};
			return { group, chosen, fourth };
		};
		const stored = { group: "science", chosen: [biology], fourth: farming };
		expect(await studyOf()).toEqual(stored);

		const known = { ...of, code: String(student?.code), chosen: "", group: "" };
		const { faults } = teachingText;
		const refused = await dryRun([
			pupil(201, { ...of, group: "ক্রীড়া" }),
			pupil(202, { ...of, fourth: "অর্থনীতি" }),
			pupil(203, { ...of, group: "মানবিক" }),
			pupil(204, { ...of, religion: "" }),
			pupil(205, { ...of, fourth: "জীববিজ্ঞান" }),
			{ name: "ক", gender: "১", fatherName: "খ", motherName: "গ", ...known, fourth: "কৃষি" },
		]);
		expect(reasonsOf(refused).slice(0, 5)).toEqual([
			expect.stringContaining(rowFaults.group),
			expect.stringContaining(teachingText.notFound("অর্থনীতি")),
			rowFaults.study(faults.otherGroup("জীববিজ্ঞান")),
			rowFaults.study(faults.missing("ধর্ম")),
			rowFaults.study(faults.twice("জীববিজ্ঞান")),
		]);
		expect(reasonsOf(refused)[5]).toContain(rowFaults.required);
		await cancelOpen(refused.id);

		// The list comes back unchanged, and empty cells leave what is stored.
		const list = new File([new Uint8Array((await writeList("csv", { year, section })).bytes)], "তালিকা.csv");
		const same = await dryRunOf(list);
		expect(same.entries.find((entry) => "student" in entry && entry.student.id === student?.id)?.kind).toBe("same");
		await cancelOpen(same.id);

		const before = await snapshot();
		const changing = await importRows([pupil(200, { ...known, chosen: "ইসলাম শিক্ষা, জীববিজ্ঞান" })]);
		expect(await studyOf()).toEqual({ ...stored, chosen: [islam, biology] });
		await undoRun(changing);
		expect([await studyOf(), await snapshot()]).toEqual([stored, before]);
		await undoRun(id);
		expect(await query(sql`SELECT id FROM enrolments_rels`)).toEqual([]);
	});
}
