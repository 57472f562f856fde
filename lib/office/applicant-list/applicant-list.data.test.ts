/** Tests of lists of applicants. */
import type { Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { listCsv } from "@/lib/office/lists/testing/list-csv";
import { operationOf } from "@/lib/office/testing/acts";
import { fileFaults, importFileText, importHeadings, rowFaults } from "../lists/text";
import { listFileText } from "./text";

const { faults } = listFileText;
const headings = ["name", "gender", "fatherName", "motherName", "birthNumber", "dateOfBirth", "class"] as const;
type Row = Partial<Record<(typeof headings)[number], string>>;

const selected = (number: number, more: Row = {}): Row => ({
	name: `রহিমা ${number}`,
	gender: "মেয়ে",
	fatherName: `করিম ${number}`,
	motherName: "সালমা",
	class: "৬",
	...more,
});
const numberOf = (number: number) => String(20_150_912_345_000_000n + BigInt(number));

const listOf = (rows: readonly Row[], used: readonly (typeof headings)[number][] = headings) =>
	new File([listCsv(importHeadings, rows, used)], "লটারি.csv");

const open = testDatabase();

describe("applicant list", () => {
	let payload: Payload;
	let clerk: Awaited<ReturnType<typeof makeAccount>>;

	const load = async () => ({
		...(await import("./operation")),
		...(await import("./plan")),
		...(await import("@/lib/office/lists/added")),
		...(await import("@/lib/office/admissions/decide")),
		...(await import("@/lib/office/activity/activity")),
		...(await import("@/lib/office/operations/all")),
		...(await import("@/lib/office/lists/files")),
		...(await import("@/lib/office/students/enrolments")),
	});
	const applications = async () =>
		(await payload.find({ collection: "applications", sort: "id", pagination: false, depth: 0 })).docs;
	const add = async (file: File) => {
		const { addList, applicants, checkList } = await load();
		return addList(applicants, file, (await checkList(applicants, file)).fingerprint, clerk);
	};
	const today = () => dayOf(new Date().toISOString());

	beforeAll(async () => {
		payload = await open();
		clerk = await makeAccount(payload, "clerk", { name: "রফিক" });
	});
	afterEach(async () => {
		await payload.delete({ collection: "applications", where: {} });
		await payload.delete({ collection: "students", where: {} });
	});

	test("new applicants come into the queue with their numbers; the same file twice changes nothing", async () => {
		const { applicants, checkList, readClasses } = await load();
		const rows = [
			selected(1, { birthNumber: numberOf(1) }),
			selected(2, { dateOfBirth: "২৫-০১-২০১৫" }),
			selected(3, { birthNumber: "2.01E+16" }),
			selected(4, { class: "দ্বাদশ" }),
		];
		const check = await checkList(applicants, listOf(rows));
		expect(check.counts).toEqual({ new: 2, same: 0, refused: 2 });
		expect(check.refused.map(({ line, name }) => [line, name])).toEqual([
			[4, "রহিমা 3"],
			[5, "রহিমা 4"],
		]);
		expect(check.refused[0]?.reasons[0]).toContain(rowFaults.rounded);
		expect(check.refused[1]?.reasons).toEqual([rowFaults.classUnknown("দ্বাদশ", await readClasses())]);
		expect(await applications()).toEqual([]);

		expect(await add(listOf(rows))).toBe(2);
		const made = await applications();
		expect(made).toMatchObject([
			{ name: "রহিমা 1", gender: "2", status: "new", presentClass: 8, birthNumber: numberOf(1) },
			{ name: "রহিমা 2", dateOfBirth: "25-01-2015", title: expect.stringContaining("রহিমা 2 · "), nameKey: "রহিমা 2" },
		]);
		expect(new Set(made.map(({ code }) => code)).size).toBe(2);
		const again = await checkList(applicants, listOf(rows));
		expect(again.counts).toEqual({ new: 0, same: 2, refused: 2 });
		expect(await add(listOf(rows))).toBe(0);
		expect(await applications()).toHaveLength(2);
	});

	test("likely doubles and students are refused, within the file too", async () => {
		const { applicants, checkList } = await load();
		const person = { name: "রহিমা 1", gender: "2", fatherName: "করিম 1", motherName: "সালমা" };
		const { title } = await payload.create({ collection: "students", data: person as never });
		const numbered = { ...person, name: "আয়েশা", birthNumber: numberOf(9) };
		const student = await payload.create({ collection: "students", data: numbered as never });
		const { counts, refused } = await checkList(
			applicants,
			listOf([
				selected(1),
				selected(2, { birthNumber: numberOf(9) }),
				selected(3, { birthNumber: numberOf(3) }),
				selected(4, { birthNumber: numberOf(3) }),
				selected(5),
				selected(5),
				selected(6, { birthNumber: numberOf(6) }),
				selected(6, { birthNumber: numberOf(7) }),
			]),
		);
		expect(counts).toEqual({ new: 4, same: 0, refused: 4 });
		expect(refused.map(({ line, reasons }) => [line, reasons[0]])).toEqual([
			[2, faults.likelyDouble(title ?? "")],
			[3, faults.student(student.title ?? "")],
			[5, faults.twiceInFile(4)],
			[7, faults.doubleInFile(6)],
		]);
	});

	test("nothing is added if the records have changed since the dry run, or the file cannot be used", async () => {
		const { addList, applicants, checkList } = await load();
		const file = listOf([selected(1), selected(2)]);
		const { fingerprint } = await checkList(applicants, file);
		await payload.create({
			collection: "students",
			data: { name: "রহিমা 1", gender: "2", fatherName: "করিম 1", motherName: "গ" } as never,
		});
		await expect(addList(applicants, file, fingerprint, clerk)).rejects.toMatchObject({ message: listFileText.moved });
		expect(await applications()).toEqual([]);
		const refused = (bad: File, message: string) =>
			expect(checkList(applicants, bad)).rejects.toMatchObject({ kind: "invalid", errors: { file: [message] } });
		await refused(new File([], "খালি.csv"), fileFaults.empty);
		await refused(listOf([selected(1)], ["name", "gender", "fatherName"]), `${fileFaults.missing}: মাতা, শ্রেণি`);
	});

	test("a list can be undone until one of its applications is decided", async () => {
		const { listActs, refuseApplication, takeAnyBack } = await load();
		const other = await add(listOf([selected(90)]));
		expect(other).toBe(1);
		await add(listOf([selected(1), selected(2), selected(3)]));
		const [act] = await listActs(clerk, today());
		expect(act).toMatchObject({ action: "create", title: "লটারি.csv", detail: listFileText.act(3) });
		await takeAnyBack(clerk, operationOf(act));
		expect((await applications()).map(({ name }) => name)).toEqual(["রহিমা 90"]);

		await add(listOf([selected(1), selected(2)]));
		const [again] = await listActs(clerk, today());
		const last = (await applications()).at(-1);
		await refuseApplication(last?.id ?? 0, "না", clerk);
		await expect(takeAnyBack(clerk, operationOf(again))).rejects.toMatchObject({
			holds: [{ title: expect.stringContaining("রহিমা 2"), reason: listFileText.holds.decided }],
		});
		expect(await applications()).toHaveLength(3);
	});

	test("the template and the refused rows have the columns that are read; reasons stand beside", async () => {
		const { applicantForm, applicants, readUpload, writeRefused, writeTemplate } = await load();
		await expect(readUpload(applicantForm, await writeTemplate(applicants))).rejects.toMatchObject({
			fault: "empty",
		});
		const file = listOf([selected(1), selected(2, { gender: "=1+1" })]);
		const { rows, ignored } = await readUpload(applicantForm, await writeRefused(applicants, file));
		expect(rows).toMatchObject([{ cells: { name: "রহিমা 2", class: "৬" } }]);
		expect(ignored).toEqual([importFileText.reason]);
	});
});
