/** Tests of families' requests about their data. */
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dataRequestSchema } from "@/lib/contract/data-requests";
import { answerDays, dayLength } from "@/lib/contract/days";
import type { SignedIn } from "../guard";
import { dataRequestsOfficeText as text } from "./text";

const open = testDatabase();

describe("requests of families", () => {
	let payload: Payload;
	let clerk: SignedIn;

	const load = async () => ({
		...(await import("./requests")),
		...(await import("@/lib/school/data-requests")),
		...(await import("@/lib/school/query")),
	});

	async function makeStudent(code: number): Promise<number> {
		const data = { code, name: `শিক্ষার্থী ${code}`, gender: "2", fatherName: "ক", motherName: "খ" };
		return Number((await payload.create({ collection: "students", data: data as never, depth: 0 })).id);
	}

	beforeAll(async () => {
		payload = await open();
		clerk = (await makeAccount(payload, "request-clerk")) as SignedIn;
	});

	test("of each kind one is open: sent twice at once, it is one with its first time", async () => {
		const { countOpenRequests, getDataRequests, listRequests, sendDataRequest } = await load();
		const student = await makeStudent(3_000_001);
		const before = await countOpenRequests();
		const times = await Promise.all([
			sendDataRequest(3_000_001, { kind: "correct", text: "প্রথম" }),
			sendDataRequest(3_000_001, { kind: "correct", text: "দ্বিতীয়" }),
		]);
		expect(new Set(times).size).toBe(1);
		await sendDataRequest(3_000_001, { kind: "correct", text: "শেষ কথা" });
		await sendDataRequest(3_000_001, { kind: "copy" });
		const [copy, correct] = await getDataRequests(3_000_001);
		expect([copy, correct]).toMatchObject([
			{ kind: "copy", state: "open" },
			{ kind: "correct", state: "open", until: times[0], answer: null },
		]);
		expect(Date.parse(correct?.until ?? "") - Date.parse(correct?.at ?? "")).toBe(answerDays * dayLength);
		expect(await countOpenRequests()).toBe(before + 2);
		const listed = (await listRequests("open")).filter((request) => request.student === student);
		expect(listed).toMatchObject([
			{ kind: "correct", text: "শেষ কথা", name: "শিক্ষার্থী 3000001", application: null },
			{ kind: "copy", text: "" },
		]);
	});

	test("an answer is given once, is what the family reads, stands in the list of acts, and can be taken back", async () => {
		const { actOnRequest, getDataRequests, sendDataRequest } = await load();
		const student = await makeStudent(3_000_002);
		await sendDataRequest(3_000_002, { kind: "erase" });
		const [{ id = 0 } = {}] = await getDataRequests(3_000_002);
		const answers = await Promise.allSettled([
			actOnRequest({ act: "done", id, answer: "ছবি মুছে দেওয়া হয়েছে।" }, clerk),
			actOnRequest({ act: "done", id, answer: "ছবি মুছে দেওয়া হয়েছে।" }, clerk),
		]);
		expect(answers.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		await expect(actOnRequest({ act: "refused", id, answer: "আবার" }, clerk)).rejects.toMatchObject({
			message: text.changed,
		});
		expect(await getDataRequests(3_000_002)).toMatchObject([{ state: "done", answer: "ছবি মুছে দেওয়া হয়েছে।" }]);
		const { docs } = await payload.find({ collection: "activity", where: { record: { equals: student } }, depth: 0 });
		expect(docs.at(-1)).toMatchObject({ kind: "students", byName: clerk.name });
		expect(JSON.stringify(docs)).not.toContain("ছবি মুছে");

		// After an answer the family may ask again; then the former one stays answered.
		await sendDataRequest(3_000_002, { kind: "erase" });
		await expect(actOnRequest({ act: "open", id }, clerk)).rejects.toMatchObject({ message: text.changed });
		const [second] = await getDataRequests(3_000_002);
		await actOnRequest({ act: "refused", id: second?.id ?? 0, answer: "না" }, clerk);
		await actOnRequest({ act: "open", id: second?.id ?? 0 }, clerk);
		expect((await getDataRequests(3_000_002))[0]).toMatchObject({ state: "open", answer: null });
	});

	test("taking consent back holds at once", async () => {
		const { applicationSchema, consentVersion, image, submitApplication } = {
			...(await import("@/lib/contract/application")),
			...(await import("@/lib/bengali/consent")),
			...(await import("@/lib/school/applications")),
			...(await import("@/lib/school/testing/application")),
		};
		const { listRequests, query, sendDataRequest, sql } = await load();
		const sent = applicationSchema.parse({
			...{ name: "Karima", gender: 2, fathers_name: "Karim", mothers_name: "Salma", present_class: 8, image },
			...{ browser_key: "an-application-of-karima", consent: true, consent_version: consentVersion },
		});
		const { student_id: code } = await submitApplication(sent);
		const consent = async () =>
			(await query<{ consent: string }>(sql`SELECT consent FROM applications WHERE code = ${code}`))[0]?.consent;
		expect(await consent()).toBe("given");
		await sendDataRequest(code, { kind: "withdraw" });
		expect(await consent()).toBe("withheld");
		const [one] = (await listRequests("open")).filter(({ kind }) => kind === "withdraw");
		expect(one).toMatchObject({ name: "Karima", student: null, application: expect.any(Number) });
	});

	test("answered requests go after two years, open ones stay", async () => {
		const { query, sql } = await load();
		const { tidyUp } = await import("@/lib/upkeep/housekeeping");
		const insert = (code: number, state: string, answered: string | null) =>
			query(sql`INSERT INTO data_requests (code, kind, state, at, until, answered_at)
				VALUES (${code}, 'copy', ${state}, '2020-01-01', '2020-01-31', ${answered})`);
		await insert(3_000_003, "done", "2020-01-05T00:00:00.000Z");
		await insert(3_000_004, "open", null);
		await tidyUp(payload, 0);
		const left = await query<{ code: number | string }>(sql`SELECT code FROM data_requests WHERE at = '2020-01-01'`);
		expect(left.map(({ code }) => Number(code))).toEqual([3_000_004]);
	});
});

test("a correction without words, an unknown kind and a long text are refused at their field", () => {
	const faultOf = (input: object) => dataRequestSchema.safeParse(input).error?.issues[0]?.path;
	expect(faultOf({ kind: "correct", text: " " })).toEqual(["text"]);
	expect(faultOf({ kind: "everything" })).toEqual(["kind"]);
	expect(faultOf({ kind: "copy", text: "ক".repeat(1001) })).toEqual(["text"]);
	expect(faultOf({ kind: "copy" })).toBeUndefined();
});
