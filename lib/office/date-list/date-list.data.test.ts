/** Tests of the school year's dates from a spreadsheet. */
import type { Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { doneAfterFaults } from "@/lib/cms/testing/killed-process";
import { listCsv } from "@/lib/office/lists/testing/list-csv";
import { operationOf } from "@/lib/office/testing/acts";
import { fileFaults, rowFaults } from "../lists/text";
import { type DateColumn, dateHeadings, dateListText, schoolDatesText } from "./text";

const { faults } = dateListText;
type Row = Partial<Record<DateColumn, string>>;
const columns = Object.keys(dateHeadings) as DateColumn[];

const textOf = (rows: readonly Row[], used: readonly DateColumn[] = columns) => listCsv(dateHeadings, rows, used);
const listOf = (rows: readonly Row[], used?: readonly DateColumn[]) => new File([textOf(rows, used)], "বছর.csv");

const victory: Row = { name: "বিজয় দিবস", kind: "ছুটি", from: "১৬-১২-২০২৬" };
const exam: Row = {
	name: "বার্ষিক পরীক্ষা",
	kind: "পরীক্ষা",
	from: "24/11/2026",
	to: "2026-12-08",
	classes: "৬-৮, নবম শ্রেণি",
};

const open = testDatabase();

describe("date list", () => {
	let payload: Payload;
	let clerk: Awaited<ReturnType<typeof makeAccount>>;

	const load = async () => ({
		...(await import("./operation")),
		...(await import("@/lib/office/lists/added")),
		...(await import("@/lib/office/activity/activity")),
		...(await import("@/lib/office/operations/all")),
		...(await import("@/lib/office/lists/testing/sheet-rows")),
		...(await import("@/lib/office/students/enrolments")),
	});
	const stored = async () =>
		(await payload.find({ collection: "school-dates", sort: ["startsOn", "id"], pagination: false, depth: 0 })).docs;
	const add = async (file: File) => {
		const { addList, checkList, dates } = await load();
		return addList(dates, file, (await checkList(dates, file)).fingerprint, clerk);
	};
	const today = () => dayOf(new Date().toISOString());

	beforeAll(async () => {
		payload = await open();
		clerk = await makeAccount(payload, "clerk", { name: "রফিক" });
	});
	afterEach(async () => {
		await payload.delete({ collection: "school-dates", where: {}, trash: true });
	});

	test("new dates are added with days, classes and notice; the same file twice changes nothing", async () => {
		const { checkList, dates } = await load();
		const notice = await payload.create({ collection: "notices", data: { name: "ছুটির নোটিশ", _status: "published" } });
		const rows = [
			{ ...victory, notice: "ছুটির  নোটিশ" },
			exam,
			{ ...victory, name: "স্মরণসভা", kind: "দিবস", classes: "সকল" },
		];
		const check = await checkList(dates, listOf(rows));
		expect(check).toMatchObject({ counts: { new: 3, same: 0, refused: 0 }, ignored: [] });
		expect(await stored()).toEqual([]);
		expect(await add(listOf(rows))).toBe(3);
		expect(await stored()).toMatchObject([
			{
				name: "বার্ষিক পরীক্ষা",
				kind: "exam",
				startsOn: "2026-11-24T06:00:00.000Z",
				endsOn: "2026-12-08T06:00:00.000Z",
				classes: [8, 9, 10, 11],
				savedBy: "রফিক",
			},
			{ kind: "holiday", startsOn: "2026-12-16T06:00:00.000Z", endsOn: null, classes: [], notice: notice.id },
			{ kind: "event", classes: [] },
		]);
		expect((await checkList(dates, listOf(rows))).counts).toEqual({ new: 0, same: 3, refused: 0 });
		expect(await add(listOf(rows))).toBe(0);
		expect(await stored()).toHaveLength(3);
	});

	test("each wrong row is refused with its reasons, the others are not", async () => {
		const { checkList, dates, readClasses, sheetRows, writeRefused, writeTemplate } = await load();
		await add(listOf([victory]));
		const { long, order, years } = schoolDatesText.errors;
		const wrong: [Row, string][] = [
			[{ ...exam, kind: "খেলা" }, faults.kind],
			[{ ...exam, from: "৩১-১১-২০২৬" }, faults.date],
			[{ ...exam, from: "16-12-1971", to: "" }, years],
			[{ ...exam, to: "01-11-2026" }, order],
			[{ ...exam, to: "01-12-2027" }, long],
			[{ ...exam, name: "" }, rowFaults.required],
			[{ ...exam, name: "=1+1" }, rowFaults.formula],
			[{ ...exam, classes: "দ্বাদশ" }, rowFaults.classUnknown("দ্বাদশ", await readClasses())],
			[{ ...exam, notice: "নেই" }, faults.noticeUnknown("নেই")],
			[{ ...victory, kind: "পরীক্ষা" }, faults.other],
		];
		const file = listOf([...wrong.map(([row]) => row), exam, exam]);
		const { counts, refused } = await checkList(dates, file);
		expect(counts).toEqual({ new: 1, same: 0, refused: wrong.length + 1 });
		expect(refused.map(({ line, reasons }) => [line, reasons.join().includes(wrong[line - 2]?.[1] ?? "")])).toEqual([
			...wrong.map((_row, index) => [index + 2, true]),
			[wrong.length + 3, true],
		]);
		expect(refused.at(-1)?.reasons).toEqual([faults.twiceInFile(wrong.length + 2)]);

		const back = await sheetRows(await writeRefused(dates, file));
		expect(back).toHaveLength(wrong.length + 2);
		expect(back[1]?.cells.slice(0, 2)).toEqual(["বার্ষিক পরীক্ষা", "খেলা"]);
		expect((await sheetRows(await writeTemplate(dates)))[0]?.cells).toEqual(Object.values(dateHeadings));
	});

	test("a file that cannot be used is refused as a whole; so is one whose dates have changed since the dry run", async () => {
		const { addList, checkList, dates } = await load();
		const refused = (bad: File, message: string) =>
			expect(checkList(dates, bad)).rejects.toMatchObject({ kind: "invalid", errors: { file: [message] } });
		await refused(new File([], "খালি.csv"), dateListText.empty);
		await refused(listOf([]), dateListText.empty);
		await refused(listOf([victory], ["name", "kind"]), `${fileFaults.missing}: প্রথম দিন`);
		await refused(new File(["ক,খ\r\n১,২"], "অন্য.csv"), fileFaults.headings);
		await refused(listOf(Array.from({ length: 1001 }, () => victory)), dateListText.rows(1000));

		const file = listOf([victory, exam]);
		const { fingerprint } = await checkList(dates, file);
		await add(listOf([victory]));
		await expect(addList(dates, file, fingerprint, clerk)).rejects.toMatchObject({ message: dateListText.moved });
		expect(await stored()).toHaveLength(1);
	});

	test("a list can be undone until one of its dates is changed", async () => {
		const { listActs, takeAnyBack } = await load();
		await payload.create({
			collection: "school-dates",
			data: { name: "হাতে লেখা", kind: "event", startsOn: "2026-10-05T06:00:00.000Z" },
		});
		await add(listOf([victory, exam]));
		const [act] = await listActs(clerk, today());
		expect(act).toMatchObject({ action: "create", title: "বছর.csv", detail: dateListText.act(2) });
		await takeAnyBack(clerk, operationOf(act));
		expect((await stored()).map(({ name }) => name)).toEqual(["হাতে লেখা"]);

		await add(listOf([victory, exam]));
		const [again] = await listActs(clerk, today());
		const last = (await stored()).at(-1);
		await payload.update({ collection: "school-dates", id: last?.id ?? 0, data: { kind: "event" } });
		await expect(takeAnyBack(clerk, operationOf(again))).rejects.toMatchObject({
			holds: [{ title: last?.name, reason: dateListText.changed }],
		});
		expect(await stored()).toHaveLength(3);
	});

	test("failed on the way, nothing is added", async () => {
		const { addList, checkList, dates } = await load();
		const list = listOf([victory, exam]);
		const { fingerprint } = await checkList(dates, list);
		const outcomes = await doneAfterFaults(
			payload,
			() => addList(dates, list, fingerprint, clerk),
			async () => {
				const { length } = await stored();
				expect([0, 2]).toContain(length);
				return length === 2;
			},
		);
		// At the first write, and before and after the commit.
		expect(outcomes).toEqual([false, false, true]);
	});
});
