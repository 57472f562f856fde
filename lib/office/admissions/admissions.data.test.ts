/** Tests of the admissions desk. */

import type { Payload } from "payload";
import { admissionClosedText } from "@/lib/bengali/admission-days";
import { consentVersion } from "@/lib/bengali/consent";
import { formatDate } from "@/lib/bengali/dates";
import { studentText } from "@/lib/bengali/students";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dayLength } from "@/lib/contract/days";
import { entryOf, operationOf } from "@/lib/office/testing/acts";
import { studentStaffText } from "@/lib/office/words/students";
import { enrolText } from "../students/text";
import { acceptText, batchText, decisionText } from "./text";

const site = "https://school.example";

const open = testDatabase();

describe("admissions", () => {
	let payload: Payload;
	let clerk: Awaited<ReturnType<typeof makeAccount>>;
	let year: number;
	let section: number;
	let used = 0;

	const load = async () => ({
		...(await import("./application")),
		...(await import("./decide")),
		...(await import("./desk")),
		...(await import("./queue")),
		...(await import("@/lib/office/activity/activity")),
		...(await import("@/lib/office/slips/slips")),
		...(await import("@/lib/office/activity/undo")),
		...(await import("@/lib/office/operations/all")),
		...(await import("@/lib/school/admission-period")),
		...(await import("@/lib/school/applications")),
		...(await import("@/lib/school/students")),
		...(await import("@/lib/school/tokens")),
		...(await import("@/lib/auth/tokens")),
	});

	/** Applies as a family does. */
	async function apply(more: object = {}) {
		const { submitApplication } = await load();
		const { applicationSchema } = await import("@/lib/contract/application");
		used += 1;
		const person = { name: `Applicant ${used}`, gender: 2, fathers_name: "Karim", mothers_name: "Salma" };
		const input = { ...person, present_class: 8, browser_key: `application-number-${used}`, ...more };
		return submitApplication(applicationSchema.parse(input));
	}
	const stored = (id: number) => payload.findByID({ collection: "applications", id, depth: 0 });
	const studentOf = async (code: number) => {
		const { docs } = await payload.find({ collection: "students", where: { code: { equals: code } }, depth: 0 });
		return docs[0];
	};
	const enrolmentsOf = async (student: number) =>
		(await payload.find({ collection: "enrolments", where: { student: { equals: student } }, depth: 0 })).docs;
	const actsOf = async (id: number) => {
		const where = { kind: { equals: "applications" }, record: { equals: id } };
		return (await payload.find({ collection: "activity", where, sort: "id", depth: 0 })).docs;
	};
	const list = async (state: "new" | "admitted" | "refused", more: object = {}, page = 1) =>
		(await load()).listQueue(clerk, { state, text: "", class: null, ...more }, page);

	beforeAll(async () => {
		payload = await open();
		clerk = await makeAccount(payload, "clerk", { name: "রফিক" });
		year = (await payload.create({ collection: "years", data: { year: 2031 } })).id;
		section = (await payload.create({ collection: "sections", data: { name: "ক", class: 8 } })).id;
	});

	test("accepting makes student, enrolment, password and slip, and is recorded once", async () => {
		const { acceptApplication, findTokenOwner, getApplicationState, login, makeSlip, openApplication, readToken } =
			await load();
		const sent = { name: "Applicant 1", father_mobile_no: "01712345678", browser_key: "application-number-1" };
		const { id, student_id: code, token } = await apply(sent);
		expect(await getApplicationState(id)).toEqual({ state: "new", reason: null, decided_at: null });
		const { slips } = await acceptApplication(id, { year, section, roll: 3 }, site, clerk);
		const place = acceptText.detail(studentStaffText.titles.section("ক", "ষষ্ঠ"), 3);
		expect(slips).toMatchObject([{ name: "Applicant 1", code, place }]);
		expect(await login(code, slips[0]?.password ?? "")).toHaveProperty("token", expect.stringMatching(`${code}|`));

		const student = await studentOf(code);
		expect(await enrolmentsOf(student?.id ?? 0)).toMatchObject([{ year, section, class: 8, roll: 3 }]);
		expect(await getApplicationState(id)).toEqual({ state: "admitted", reason: null, decided_at: expect.any(String) });
		expect(await stored(id)).toMatchObject({ status: "admitted", decidedBy: "রফিক" });
		expect(await actsOf(id)).toMatchObject([{ action: "admit", byName: "রফিক", detail: place }]);
		const ofStudents = { kind: { in: ["students", "enrolments"] } };
		expect((await payload.count({ collection: "activity", where: ofStudents })).totalDocs).toBe(0);

		// The family's token opens the receipt alone, until the password is replaced.
		const parts = readToken(`Bearer ${token}`);
		const owner = async () => parts && (await findTokenOwner(parts));
		expect(await owner()).toEqual({ code, student: null, application: id, only: "receipt" });
		const facts = { student_id: code, mobile: "01712345678" };
		expect(await openApplication(facts)).toMatchObject({ id });
		await makeSlip(student?.id ?? 0, site);
		expect(await owner()).toBeNull();
		// From then on neighbours who know these facts open nothing, and a family is told what it needs.
		await expect(openApplication(facts)).rejects.toThrow(studentText.onlyReceipt);
		await expect(apply(sent)).rejects.toThrow(studentText.onlyReceipt);
		expect(await openApplication({ ...facts, mobile: "01799999999" })).toBeNull();
	});

	test("what is sent again under one key is one application, for another child another", async () => {
		const form = { browser_key: "one-form-of-a-family" };
		const { id } = await apply({ ...form, name: "Rahima" });
		expect((await apply({ ...form, name: " Rahima", mothers_mobile_no: "01712345678" })).id).toBe(id);
		const sister = await apply({ ...form, name: "Karima" });
		expect(await stored(sister.id)).toMatchObject({ name: "Karima" });
		expect(await stored(id)).toMatchObject({ name: "Rahima" });
		for (const child of [id, sister.id]) await payload.delete({ collection: "applications", id: child });
	});

	test("the desk shows who has consented, and who has not", async () => {
		const { findDeskApplication } = await load();
		const consentTo = async (id: number) => (await findDeskApplication(id))?.consent;
		const before = Date.now();
		const given = { consent: true, consent_version: consentVersion };
		const father = await apply(given);
		const consent = await consentTo(father.id);
		expect(consent).toEqual({ state: "given", version: consentVersion, name: "Karim", at: expect.any(String) });
		expect(new Date(consent?.at ?? 0).getTime()).toBeGreaterThanOrEqual(before);
		const aunt = await apply({ ...given, consent: "true", consent_name: "Amena" });
		expect(await consentTo(aunt.id)).toMatchObject({ state: "given", name: "Amena" });

		const program = await apply();
		const none = { version: null, name: null, at: null };
		expect(await consentTo(program.id)).toEqual({ state: "none", ...none });
		const refusing = await apply({ ...given, consent: false, consent_name: "Amena" });
		expect(await consentTo(refusing.id)).toEqual({ state: "withheld", ...none });
		await expect(apply({ consent: "perhaps" })).rejects.toThrow();

		const { rows } = await list("new", { text: "Applicant" });
		const shown = [father, aunt, program, refusing].map(({ id }) => rows.find((row) => row.id === id)?.consent);
		expect(shown).toEqual(["given", "given", "none", "withheld"]);
	});

	test("of two clerks at once one wins, and the other is told by whom; nothing is made twice", async () => {
		const { acceptApplication, refuseApplication } = await load();
		const other = await makeAccount(payload, "other", { name: "শিরিন" });
		const { id, student_id: code } = await apply();
		const outcomes = await Promise.allSettled([
			acceptApplication(id, { year, section, roll: 11 }, site, clerk),
			acceptApplication(id, { year, section, roll: 12 }, site, other),
		]);
		expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		const winner = outcomes[0]?.status === "fulfilled" ? "রফিক" : "শিরিন";
		const { reason } = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
		expect(reason).toMatchObject({ kind: "invalid", message: decisionText.decided("admitted", winner) });
		const student = await studentOf(code);
		expect(await enrolmentsOf(student?.id ?? 0)).toHaveLength(1);
		await expect(refuseApplication(id, "আসন নেই", other)).rejects.toMatchObject({
			message: decisionText.decided("admitted", winner),
		});
		expect(await actsOf(id)).toHaveLength(1);
	});

	test("a taken roll, an unknown place or application changes nothing", async () => {
		const { acceptApplication } = await load();
		const first = await apply();
		await acceptApplication(first.id, { year, section, roll: 20 }, site, clerk);
		const { id, student_id: code } = await apply();
		const accept = (more: object) => acceptApplication(id, { year, section, roll: 20, ...more }, site, clerk);
		await expect(accept({})).rejects.toMatchObject({ errors: { roll: [acceptText.rollTaken(21)] } });
		await expect(accept({ section: 999 })).rejects.toMatchObject({
			errors: { section: [studentStaffText.errors.section] },
		});
		await expect(accept({ year: 999 })).rejects.toMatchObject({ errors: { year: [enrolText.errors.year] } });
		expect(await studentOf(code)).toBeUndefined();
		expect(await stored(id)).toMatchObject({ status: "new", decidedBy: null, decidedAt: null });
		expect(await actsOf(id)).toEqual([]);
		await expect(acceptApplication(999, { year, section, roll: 30 }, site, clerk)).rejects.toMatchObject({
			kind: "notFound",
		});
		await accept({ roll: 21 });
	});

	test("a refusal tells the family its reason, and can be taken back, also from the list of acts", async () => {
		const { getApplicationState, listActs, refuseApplication, takeBack, undoAct } = await load();
		const { id } = await apply();
		await refuseApplication(id, "এই শ্রেণিতে আসন নেই।", clerk);
		expect(await getApplicationState(id)).toMatchObject({ state: "refused", reason: "এই শ্রেণিতে আসন নেই।" });
		// The activity log must not contain the reason, which is for the family.
		expect(JSON.stringify(await actsOf(id))).not.toContain("আসন");
		await takeBack(id, clerk);
		expect(await getApplicationState(id)).toEqual({ state: "new", reason: null, decided_at: null });
		await expect(takeBack(id, clerk)).rejects.toMatchObject({ message: decisionText.notRefused });

		await refuseApplication(id, "আবার", clerk);
		const acts = await listActs(clerk, new Date(Date.now() + dayLength / 4).toISOString().slice(0, 10));
		expect(acts[0]).toMatchObject({
			action: "refuse",
			undo: { entry: expect.any(Number) },
			path: `/collections/applications/${id}`,
		});
		await undoAct(clerk, entryOf(acts[0]));
		expect((await getApplicationState(id)).state).toBe("new");
		expect((await actsOf(id)).map(({ action }) => action)).toEqual(["refuse", "restore", "refuse", "restore"]);
	});

	test("an admission can be undone until somebody logs in or a result exists", async () => {
		const { acceptApplication, login, listActs, undoAct } = await load();
		const today = new Date(Date.now() + dayLength / 4).toISOString().slice(0, 10);
		const { id, student_id: code } = await apply({ image: (await import("@/lib/school/testing/application")).image });
		const { picture } = await stored(id);
		const accept = async () => {
			const { slips } = await acceptApplication(id, { year, section, roll: 40 }, site, clerk);
			const [act] = await listActs(clerk, today);
			return { act, password: slips[0]?.password ?? "" };
		};
		const { act } = await accept();
		expect(entryOf(act)).not.toBe(0);
		await undoAct(clerk, entryOf(act));
		expect(await studentOf(code)).toBeUndefined();
		expect(await stored(id)).toMatchObject({ status: "new", decidedBy: null, picture });
		expect((await actsOf(id)).map(({ action }) => action)).toEqual(["admit", "restore"]);
		// The deletion of the student is part of the undo.
		expect((await payload.count({ collection: "activity", where: { action: { equals: "delete" } } })).totalDocs).toBe(
			0,
		);

		const again = await accept();
		await login(code, again.password);
		expect((await listActs(clerk, today))[0]?.undo).toBeNull();
		await expect(undoAct(clerk, entryOf(again.act))).rejects.toMatchObject({ kind: "invalid" });
		expect((await studentOf(code))?.picture).toBe(picture);
	});

	test("doubles: the same birth number, else name, father and date of birth, among applications and students", async () => {
		const { findDeskApplication } = await load();
		const doublesOf = async (id: number) =>
			(await findDeskApplication(id))?.doubles.map(({ code, same, state }) => [code, same, state]);
		const born = { name: "Rina Akter", fathers_name: "Abdul Karim", date_of_birth: "05-03-2014" };
		const numbered = await apply({ ...born, date_of_birth_no: "20141234567890123" });
		const renamed = await apply({ date_of_birth_no: "২০১৪১২৩৪৫৬৭৮৯০১২৩" });
		const namesake = await apply({ ...born, name: "RINA  akter" });
		// Another number is another person, and so is another date or father.
		const other = await apply({ ...born, date_of_birth_no: "20140000000000000" });
		await apply({ ...born, date_of_birth: "06-03-2014" });
		await apply({ ...born, fathers_name: "Rahim" });
		const student = await payload.create({
			collection: "students",
			data: { name: "X", gender: "2", fatherName: "Y", motherName: "Z", birthNumber: "20141234567890123" } as never,
		});
		expect(await doublesOf(numbered.id)).toEqual([
			[renamed.student_id, "birthNumber", "new"],
			[namesake.student_id, "person", "new"],
			[student.code, "birthNumber", null],
		]);
		expect(await doublesOf(other.id)).toEqual([[namesake.student_id, "person", "new"]]);
		// An admitted application is represented by its student, who is not a double of it.
		await (await load()).acceptApplication(renamed.id, { year, section, roll: 50 }, site, clerk);
		expect(await doublesOf(renamed.id)).toEqual([
			[numbered.student_id, "birthNumber", "new"],
			[student.code, "birthNumber", null],
		]);
		expect(await doublesOf(numbered.id)).toContainEqual([renamed.student_id, "birthNumber", null]);
		const { rows } = await list("new", { text: "rina akter" });
		expect(rows.map(({ doubles }) => doubles.length)).toEqual([3, 2, 1, 0, 0]);
	});

	test("the queue finds parts of names, mobiles and numbers in both kinds of digits, counts by state, and pages", async () => {
		const { refuseApplication, rowsPerPage } = await load();
		const { id, student_id: code } = await apply({
			name: "Md. Jahanara Begum",
			father_mobile_no: "01712345678",
			present_class: 2,
		});
		const found = async (text: string) => (await list("new", { text })).rows.map((row) => row.id);
		for (const text of [
			"jahan",
			"মোঃ Jahanara",
			"০১৭১২",
			"+880 1712-345678",
			String(code),
			code.toLocaleString("bn", { useGrouping: false }),
		])
			expect([text, await found(text)]).toEqual([text, [id]]);
		expect((await list("new", { class: 2 })).rows).toMatchObject([{ id, class: 2, picture: null }]);
		await refuseApplication(id, "না", clerk);
		const searched = await list("new", { text: "jahan" });
		expect(searched).toMatchObject({ rows: [], page: 1, pages: 1, counts: { new: 0, admitted: 0, refused: 1 } });

		const before = (await list("new")).counts.new;
		for (let more = before; more <= rowsPerPage; more += 1) await apply();
		const [one, two] = [await list("new"), await list("new", {}, 99)];
		expect([one.rows.length, two.rows.length, two.page, two.pages]).toEqual([rowsPerPage, 1, 2, 2]);
		const ids = [...one.rows, ...two.rows].map((row) => row.id);
		expect(ids).toEqual(ids.slice().sort((a, b) => a - b));
		const { listWhole } = await load();
		const whole = await listWhole(clerk, { state: "new", text: "", class: null });
		expect([whole.rows.length, whole.total]).toEqual([rowsPerPage + 1, rowsPerPage + 1]);
	});

	test("proposes the coming year from October on, made or not, and the emptiest section of the class; knows the next application", async () => {
		const { findDeskApplication, getDesk, proposeSection, yearChoices } = await load();
		const present = (await payload.create({ collection: "years", data: { year: 2030 } })).id;
		const known = [
			{ id: year, year: 2031 },
			{ id: present, year: 2030 },
		];
		const proposed = (now: string) => yearChoices(known, new Date(now)).proposed;
		// Midnight in Dhaka.
		expect(proposed("2030-09-30T17:59:59Z")).toBe(present);
		expect(proposed("2030-09-30T18:00:00Z")).toBe(year);
		expect(proposed("2030-12-31T18:00:00Z")).toBe(year);
		const missing = yearChoices(known, new Date("2031-11-23T06:00:00Z"));
		expect(missing).toEqual({ years: [{ id: "coming", year: 2032 }, ...known], proposed: "coming" });

		const empty = (await payload.create({ collection: "sections", data: { name: "খ", class: 8 } })).id;
		const desk = { ...(await getDesk()), proposed: year };
		expect(proposeSection(desk, 8)).toBe(empty);
		expect(proposeSection(desk, 1)).toBeNull();
		expect(proposeSection(desk, null)).toBeNull();
		const { rows } = await list("new");
		expect((await findDeskApplication(rows[0]?.id ?? 0))?.next).toBe(rows[1]?.id);
		const [newest] = [await apply()];
		expect((await findDeskApplication(newest.id))?.next).toBe(rows[0]?.id);
		expect(await findDeskApplication(99_999)).toBeNull();
	});

	describe("several at once", () => {
		const rollsOf = async (classId: number) => {
			const where = { year: { equals: classId }, section: { equals: section } };
			const { docs } = await payload.find({ collection: "enrolments", where, sort: "roll", depth: 0, limit: 200 });
			return docs.map(({ roll }) => roll);
		};
		const yearOf = async (calendar: number) => {
			const { docs } = await payload.find({ collection: "years", where: { year: { equals: calendar } }, depth: 0 });
			return docs[0]?.id;
		};
		const applyMany = async (count: number) => {
			const sent: Awaited<ReturnType<typeof apply>>[] = [];
			while (sent.length < count) sent.push(await apply());
			return sent;
		};
		const today = new Date(Date.now() + dayLength / 4).toISOString().slice(0, 10);

		test("are one act with one sheet of slips, for the coming year that did not exist; taken back whole", async () => {
			const { acceptBatch, admissionYear, listActs, login, takeAnyBack } = await load();
			const sent = await applyMany(3);
			const places = sent.map(({ id }, index) => ({ id, section, roll: 1 + index }));
			expect(await yearOf(admissionYear())).toBeUndefined();
			const { slips } = await acceptBatch({ year: "coming", places }, site, clerk);
			const coming = (await yearOf(admissionYear())) ?? 0;
			expect(slips.map(({ code }) => code)).toEqual(sent.map(({ student_id }) => student_id));
			expect(new Set(slips.map(({ password }) => password)).size).toBe(3);
			expect(await rollsOf(coming)).toEqual([1, 2, 3]);
			for (const { id } of sent) {
				expect(await stored(id)).toMatchObject({ status: "admitted", decidedBy: "রফিক" });
				expect(await actsOf(id)).toEqual([]);
			}
			const [act] = await listActs(clerk, today);
			const sectionTitle = studentStaffText.titles.section("ক", "ষষ্ঠ");
			expect(act).toMatchObject({ action: "admit", title: sectionTitle, detail: batchText.act(3, admissionYear()) });
			const { undo } = act ?? {};
			if (!undo || undo === "never" || !("operation" in undo)) throw new Error("The batch can be taken back.");

			await takeAnyBack(clerk, undo.operation);
			for (const { id, student_id } of sent) {
				expect(await stored(id)).toMatchObject({ status: "new", decidedBy: null });
				expect(await studentOf(student_id)).toBeUndefined();
			}
			expect(await yearOf(admissionYear())).toBeUndefined();

			// Held by one who has logged in: then none is taken back.
			const again = await acceptBatch({ year: "coming", places }, site, clerk);
			await login(sent[1]?.student_id ?? 0, again.slips[1]?.password ?? "");
			const held = (await listActs(clerk, today))[0]?.undo;
			if (!held || held === "never" || !("operation" in held)) throw new Error("The batch can be taken back.");
			await expect(takeAnyBack(clerk, held.operation)).rejects.toMatchObject({
				holds: [
					{ title: expect.stringContaining(String((await stored(sent[1]?.id ?? 0)).name)), reason: batchText.inUse },
				],
			});
			expect(await rollsOf((await yearOf(admissionYear())) ?? 0)).toEqual([1, 2, 3]);
		});

		test("is held by what was changed in the section's list since", async () => {
			const { acceptBatch, listActs, takeAnyBack } = await load();
			const { calls } = await import("../section-roster/calls");
			for (const [roll, column, text] of [
				[391, "fatherMobile", "01712345678"],
				[392, "roll", "393"],
			] as const) {
				const { id, student_id } = await apply();
				await acceptBatch({ year, places: [{ id, section, roll }] }, site, clerk);
				const act = (await listActs(clerk, today))[0];
				const [place] = await enrolmentsOf((await studentOf(student_id))?.id ?? 0);
				const cell = { enrolment: place?.id ?? 0, column, text, before: column === "roll" ? String(roll) : "" };
				await calls.save.run({ input: { year, section, cells: [cell] }, who: clerk, site });
				await expect(takeAnyBack(clerk, operationOf(act))).rejects.toMatchObject({
					holds: [{ reason: batchText.inUse }],
				});
			}
		});

		test("names those that cannot be accepted, and does nothing to anybody", async () => {
			const { acceptApplication, acceptBatch, refuseApplication } = await load();
			const [accepted, refused, taken, fine] = await applyMany(4);
			if (!accepted || !refused || !taken || !fine) throw new Error("Four have applied.");
			await acceptApplication(accepted.id, { year, section, roll: 201 }, site, clerk);
			await refuseApplication(refused.id, "আসন নেই", clerk);
			const before = await rollsOf(year);
			const place = { section, roll: 202 };
			const places = [
				{ id: fine.id, ...place },
				{ id: accepted.id, section, roll: 203 },
				{ id: refused.id, section, roll: 204 },
				{ id: taken.id, section, roll: 201 },
			];
			const nameOf = async ({ id }: { id: number }) => (await stored(id)).name ?? "";
			const sectionTitle = studentStaffText.titles.section("ক", "ষষ্ঠ");
			await expect(acceptBatch({ year, places }, site, clerk)).rejects.toMatchObject({
				message: batchText.nothingDone(3),
				errors: {
					places: [
						batchText.refused(await nameOf(accepted), batchText.decided("admitted", "রফিক")),
						batchText.refused(await nameOf(refused), batchText.decided("refused", "রফিক")),
						batchText.refused(await nameOf(taken), batchText.rollTaken(sectionTitle, 201)),
					],
				},
			});
			const twice = [
				{ id: fine.id, ...place },
				{ id: taken.id, ...place },
			];
			await expect(acceptBatch({ year, places: twice }, site, clerk)).rejects.toMatchObject({
				errors: { places: [batchText.refused(await nameOf(taken), batchText.rollTaken(sectionTitle, 202))] },
			});
			await expect(acceptBatch({ year: 999, places: twice }, site, clerk)).rejects.toMatchObject({
				errors: { year: [enrolText.errors.year] },
			});
			const elsewhere = [{ id: fine.id, section: 999, roll: 1 }];
			await expect(acceptBatch({ year, places: elsewhere }, site, clerk)).rejects.toMatchObject({
				errors: { places: [expect.stringContaining(studentStaffText.errors.section)] },
			});
			expect(await rollsOf(year)).toEqual(before);
			expect(await stored(fine.id)).toMatchObject({ status: "new", decidedBy: null });
		});

		test("of two clerks at once who share an applicant one wins, and the other's batch is refused with the name", async () => {
			const { acceptBatch } = await load();
			const other = await makeAccount(payload, "second-clerk", { name: "শিরিন" });
			const [one, shared, two] = await applyMany(3);
			if (!one || !shared || !two) throw new Error("Three have applied.");
			const batch = (first: { id: number }, roll: number, who: typeof clerk) =>
				acceptBatch(
					{
						year,
						places: [
							{ id: first.id, section, roll },
							{ id: shared.id, section, roll: roll + 1 },
						],
					},
					site,
					who,
				);
			const outcomes = await Promise.allSettled([batch(one, 301, clerk), batch(two, 311, other)]);
			expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
			const isFirst = outcomes[0]?.status === "fulfilled";
			const { reason } = outcomes.find(({ status }) => status === "rejected") as PromiseRejectedResult;
			expect(reason.errors.places).toEqual([
				expect.stringContaining(batchText.decided("admitted", isFirst ? "রফিক" : "শিরিন")),
			]);
			expect((await stored((isFirst ? two : one).id)).status).toBe("new");
			const student = await studentOf(shared.student_id);
			expect(await enrolmentsOf(student?.id ?? 0)).toHaveLength(1);
		});
	});

	test("outside of the days no application is accepted, but an earlier one is still answered", async () => {
		const { findAdmissionClosed, submitApplication } = await load();
		const set = (data: object) => payload.updateGlobal({ slug: "admission", data: data as never });
		const { applicationOf } = await import("@/lib/school/testing/application");
		const input = applicationOf("sent-before-the-end");
		const { student_id: code } = await submitApplication(input);
		const now = Date.now();
		const at = (days: number) => new Date(now + days * dayLength).toISOString();
		const opens = formatDate(at(2));
		await set({ opensAt: at(2) });
		await expect(apply()).rejects.toMatchObject({ kind: "invalid", message: admissionClosedText.before(opens) });
		await set({ closesAt: at(3) });
		const both = admissionClosedText.beforeBoth(opens, formatDate(at(3)));
		await expect(apply()).rejects.toMatchObject({ message: both });
		await set({ opensAt: at(-3), closesAt: at(-2) });
		await expect(apply()).rejects.toMatchObject({ message: admissionClosedText.after(formatDate(at(-2))) });
		expect((await submitApplication(input)).student_id).toBe(code);
		await set({ opensAt: at(0), closesAt: at(0) });
		await apply();
		await set({ opensAt: null, closesAt: null });
		await apply();

		// Whole days in Dhaka.
		await set({ opensAt: "2031-05-02T12:00:00.000Z", closesAt: "2031-05-03T12:00:00.000Z" });
		const isOpen = async (time: string) => (await findAdmissionClosed(new Date(time))) === null;
		expect(await isOpen("2031-05-01T17:59:59.999Z")).toBe(false);
		expect(await isOpen("2031-05-01T18:00:00.000Z")).toBe(true);
		expect(await isOpen("2031-05-03T17:59:59.998Z")).toBe(true);
		expect(await isOpen("2031-05-03T18:00:00.000Z")).toBe(false);
		const { findDueDates } = await import("@/lib/upkeep/dates");
		const from = Date.parse("2031-05-01T00:00:00.000Z");
		expect(await findDueDates(payload, from, from + 4 * dayLength)).toEqual([
			{ tag: "admission", at: Date.parse("2031-05-01T18:00:00.000Z") },
			{ tag: "admission", at: Date.parse("2031-05-03T17:59:59.999Z") },
		]);
		await expect(set({ opensAt: at(5), closesAt: at(4) })).rejects.toThrow();
	});
});
