/** Tests of identity cards: their numbers, what they say, and what becomes of them. */
import type { Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { doneAfterFaults } from "@/lib/cms/testing/killed-process";
import { yearOf } from "@/lib/contract/days";
import type { SignedIn } from "../guard";
import { registerText } from "../printing/text";
import { type ReplaceReason, readWho, type Who, whoValue } from "./schema";
import { cardsText as text } from "./text";

const open = testDatabase();
const year = yearOf(new Date());
const site = "https://school.example";
const until = `${year + 1}-01-31`;

test("a choice of people is read as it is written", () => {
	const all: Who[] = [
		{ of: "all", year: 3 },
		{ of: "class", id: 8, year: 3 },
		{ of: "section", id: 12, year: 3 },
		{ of: "staff" },
		{ of: "student", id: 5 },
		{ of: "teacher", id: 5 },
	];
	for (const who of all) expect(readWho(whoValue(who))).toEqual(who);
	for (const wrong of ["", "all", "section-1", "staff-1", "student-0", "student-1-2", "student-99999999999", "x-1"])
		expect(readWho(wrong)).toBeNull();
});

describe("identity cards", () => {
	let payload: Payload;
	let clerk: SignedIn;
	const ids = {} as Record<"year" | "next" | "section", number>;

	const load = async () => ({
		...(await import("./calls")),
		...(await import("./cards")),
		...(await import("./people")),
		...(await import("./cards")),
		...(await import("../activity/activity")),
		...(await import("../guard")),
		...(await import("../operations/all")),
		...(await import("@/lib/cms/students/erasing")),
		...(await import("@/lib/office/data-requests/restriction")),
		...(await import("@/lib/office/student-data/read")),
		...(await import("@/lib/school/people")),
		...(await import("@/lib/school/query")),
		...(await import("@/lib/school/sheet-codes")),
	});

	const create = async (collection: string, data: object): Promise<number> =>
		Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

	let rolls = 0;
	/** @returns id of a student in a section */
	async function enrol(more: object = {}, section = ids.section): Promise<number> {
		const data = { name: "নুসরাত জাহান", gender: "2", fatherName: "আব্দুল করিম", motherName: "সালমা বেগম", ...more };
		const student = await create("students", data);
		rolls += 1;
		await create("enrolments", { student, year: ids.year, section, roll: rolls });
		return student;
	}

	const sectionOf = async (...names: string[]) => {
		const id = await create("sections", { name: `শাখা ${rolls}`, class: 8 });
		for (const name of names) await enrol({ name }, id);
		return { of: "section", id, year: ids.year } as const;
	};

	async function make(who: Who, renew = false): Promise<number> {
		const { calls } = await load();
		const answer = await calls.make.run({ input: { who, until, renew }, who: clerk, site } as never);
		return (answer as { count: number }).count;
	}
	const replace = async (id: number, reason: ReplaceReason) =>
		(await load()).calls.replace.run({ input: { id, until, reason }, who: clerk, site } as never);

	const held = async (who: Who) => (await (await load()).readHolders(who)).map(({ card }) => card);
	async function cardOf(student: number) {
		const [card] = await held({ of: "student", id: student });
		if (!card) throw new Error("No card");
		return card;
	}
	const numbersOf = async (kind: string) => {
		const { query, sql } = await load();
		const rows = await query<{ number: number | string }>(
			sql`SELECT number FROM identity_cards WHERE kind = ${kind} ORDER BY number`,
		);
		return rows.map(({ number }) => Number(number));
	};
	const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

	beforeAll(async () => {
		payload = await open();
		clerk = (await makeAccount(payload, "clerk-of-cards")) as Staff as SignedIn;
		ids.year = await create("years", { year });
		ids.next = await create("years", { year: year + 1 });
		ids.section = await create("sections", { name: "ক", class: 8 });
	});

	test("sections made at the same time get numbers without gap or double, and nobody gets a second card", async () => {
		const sections = [];
		for (const name of ["এক", "দুই", "তিন", "চার"]) sections.push(await sectionOf(name, `${name} বাবু`, `${name} খান`));
		await Promise.all(
			[...sections, ...sections, { of: "class", id: 8, year: ids.year } as const].map((who) => make(who)),
		);
		expect(await numbersOf("student")).toEqual(upTo(12));
		for (const who of sections) expect((await held(who)).filter(Boolean)).toHaveLength(3);
		expect(await make({ of: "all", year: ids.year })).toBe(0);
	});

	test("a card says what the records say on its day, and the number is of the parent who is named", async () => {
		const student = await enrol({
			...{ englishName: "Nusrat Jahan", bloodGroup: "b-positive", motherMobile: "01712345678" },
		});
		await make({ of: "student", id: student });
		const { facts, number, year: of } = await cardOf(student);
		expect(facts).toMatchObject({ name: "নুসরাত জাহান", english: "Nusrat Jahan", blood: "B+", session: String(year) });
		expect(facts).toMatchObject({ guardian: "সালমা বেগম", mobile: "01712345678", section: "ক", roll: String(rolls) });
		await payload.update({ collection: "students", id: student, data: { name: "নুসরাত জাহান মিম" } as never });
		const { readHolders, readCardsPart } = await load();
		const who = { of: "student", id: student } as const;
		expect(await readHolders(who)).toMatchObject([{ isChanged: true, card: { number, facts: { name: facts.name } } }]);
		// Only if that is wanted, and then the former is cancelled.
		expect(await make(who)).toBe(0);
		expect(await make(who, true)).toBe(1);
		const { cards, parts, unnumbered } = await readCardsPart(who, 7, site);
		expect(cards).toMatchObject([{ number: number + 1, year: of, facts: { name: "নুসরাত জাহান মিম" }, photo: null }]);
		expect([parts, unnumbered]).toEqual([[1], 0]);
	});

	test("a lost card: the new one has a higher number, and the old one's code says that it is cancelled", async () => {
		const { cardToken, checkSheetToken } = await load();
		const student = await enrol();
		await make({ of: "student", id: student });
		const lost = await cardOf(student);
		const checked = { kind: "student", number: lost.number, year, initials: "নু. জা.", class: "ষষ্ঠ" };
		for (const asked of [cardToken(lost), lost.code, lost.code.toLowerCase()])
			expect(await checkSheetToken(asked)).toMatchObject({ state: "valid", certificate: checked });
		// Nothing else of the person.
		expect(JSON.stringify(await checkSheetToken(lost.code))).not.toMatch(/নুসরাত|করিম|শাখা/);
		// Sent twice, as on a bad connection, it makes one.
		const sent = await Promise.allSettled([replace(lost.id, "lost"), replace(lost.id, "lost")]);
		expect(sent.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		const next = await cardOf(student);
		expect(next.number).toBeGreaterThan(lost.number);
		expect(await checkSheetToken(cardToken(lost))).toMatchObject({ state: "cancelled" });
		expect(await checkSheetToken(cardToken(next))).toMatchObject({ state: "valid" });
		const { readPastCards } = await load();
		expect(await readPastCards("student", student)).toMatchObject([
			{ number: next.number, state: "valid" },
			{ number: lost.number, state: "cancelled", reason: text.replace.reasons.lost, by: clerk.name },
		]);
		await replace(next.id, "ended");
		expect(await held({ of: "student", id: student })).toEqual([null]);
		expect(await checkSheetToken(next.code)).toMatchObject({ state: "cancelled" });
	});

	test("the card of a place that was deleted holds no longer, and the student's next place gets one of its own", async () => {
		const student = await enrol();
		const who = { of: "student", id: student } as const;
		await make(who);
		const { code, id } = await cardOf(student);
		const { findCard } = await import("@/lib/school/papers");
		const places = { student: { equals: student } };
		await payload.delete({ collection: "enrolments", where: places });
		expect(await findCard({ code })).toMatchObject({ id, state: "cancelled" });
		await create("enrolments", { student, year: ids.year, section: ids.section, roll: rolls });
		expect(await held(who)).toEqual([null]);
		expect(await make(who)).toBe(1);
		expect(await findCard({ code: (await cardOf(student)).code })).toMatchObject({ state: "valid" });
	});

	test("a card holds until its last day, and not once its student has left", async () => {
		const { checkSheetToken, query, sql } = await load();
		const student = await enrol();
		await make({ of: "student", id: student });
		const { id, code, until: last } = await cardOf(student);
		expect(last).toBe(until);
		await query(sql`UPDATE enrolments SET left_on = '2026-01-02' WHERE student_id = ${student}`);
		expect(await checkSheetToken(code)).toMatchObject({ state: "cancelled" });
		expect(await held({ of: "student", id: student })).toEqual([]);
		await query(sql`UPDATE enrolments SET left_on = NULL WHERE student_id = ${student}`);
		await query(sql`UPDATE identity_cards SET valid_until = '2020-12-31' WHERE id = ${id}`);
		expect(await checkSheetToken(code)).toMatchObject({ state: "expired" });
		expect(await make({ of: "student", id: student })).toBe(1);
	});

	test("taken back from the list of acts, what was made is cancelled and the former card holds again", async () => {
		const { listActs, takeAnyBack } = await load();
		const student = await enrol();
		await make({ of: "student", id: student });
		const first = await cardOf(student);
		await replace(first.id, "damaged");
		const second = await cardOf(student);
		const [act] = await listActs(clerk, dayOf(new Date().toISOString()));
		expect(act).toMatchObject({ detail: text.activity(text.of("student", second.number, year), 1) });
		const { operation = 0 } = (act?.undo ?? {}) as { operation?: number };
		await takeAnyBack(clerk, operation);
		expect((await cardOf(student)).number).toBe(first.number);
		// A number is not given out twice.
		await replace(first.id, "lost");
		expect((await cardOf(student)).number).toBe(second.number + 1);
	});

	test("the former card holds again beside a newer one that is over or of another year, and beside no other", async () => {
		const { listActs, query, sql, takeAnyBack } = await load();
		const stateBeside = async (newer: (student: number) => Promise<unknown>) => {
			const student = await enrol();
			await make({ of: "student", id: student });
			const first = await cardOf(student);
			await replace(first.id, "damaged");
			const [act] = await listActs(clerk, dayOf(new Date().toISOString()));
			await newer(student);
			const { operation = 0 } = (act?.undo ?? {}) as { operation?: number };
			await takeAnyBack(clerk, operation);
			const [row] = await query<{ state: string }>(sql`SELECT state FROM identity_cards WHERE id = ${first.id}`);
			return row?.state;
		};
		const makeNext = async (student: number) => {
			await query(sql`UPDATE identity_cards SET valid_until = '2020-12-31' WHERE student_id = ${student}`);
			expect(await make({ of: "student", id: student })).toBe(1);
		};
		const makeComing = async (student: number) => {
			await create("enrolments", { student, year: ids.next, section: ids.section, roll: 900 });
			expect(await make({ of: "class", id: 8, year: ids.next })).toBe(1);
		};
		const makeOver = async (student: number) => {
			await makeNext(student);
			await query(sql`UPDATE identity_cards SET valid_until = '2020-12-31' WHERE student_id = ${student}`);
		};
		expect(await stateBeside(makeNext)).toBe("cancelled");
		expect(await stateBeside(makeOver)).toBe("valid");
		expect(await stateBeside(makeComing)).toBe("valid");
		await payload.delete({ collection: "enrolments", where: { year: { equals: ids.next } } });
	});

	test("after a promotion the card of the school year is the one that is made and replaced", async () => {
		const student = await enrol();
		const who = { of: "student", id: student } as const;
		await make(who);
		const card = await cardOf(student);
		await create("enrolments", { student, year: ids.next, section: ids.section, roll: 901 });
		expect(await cardOf(student)).toEqual(card);
		await replace(card.id, "lost");
		expect((await cardOf(student)).facts.session).toBe(String(year));
		await payload.delete({ collection: "enrolments", where: { year: { equals: ids.next } } });
	});

	test("a fault at any step leaves no card and uses up no number", async () => {
		const who = await sectionOf("পাঁচ", "ছয়");
		const before = (await numbersOf("student")).length;
		const outcomes = await doneAfterFaults(
			payload,
			() => make(who),
			async () => (await numbersOf("student")).length > before,
		);
		expect(outcomes.length).toBeGreaterThan(2);
		expect(outcomes.slice(0, -1)).not.toContain(true);
		expect(await numbersOf("student")).toEqual(upTo(before + 2));
	});

	test("staff have cards of their own numbers, which forget a deleted teacher", async () => {
		const { checkSheetToken, query, sql } = await load();
		const teacher = await create("teachers", {
			name: "মো. রফিকুল ইসলাম",
			designation: "সহকারী শিক্ষক",
			phone: "01812345678",
			englishName: "Md. Rafiqul Islam",
			bloodGroup: "ab-negative",
		});
		expect(await make({ of: "staff" })).toBe(1);
		const who = { of: "teacher", id: teacher } as const;
		const [card] = await held(who);
		expect(card).toMatchObject({
			number: 1,
			facts: { name: "মো. রফিকুল ইসলাম", post: "সহকারী শিক্ষক", mobile: "01812345678" },
		});
		expect(card?.facts).toMatchObject({ english: "Md. Rafiqul Islam", blood: "AB−" });
		// Only the card has them.
		const [shown] = await (await load()).getTeachers();
		expect(JSON.stringify(shown)).not.toMatch(/Rafiqul|ab-neg|AB/);
		const checked = { kind: "staff", number: 1, initials: "মো. র. ই.", class: null };
		expect(await checkSheetToken(card?.code ?? "")).toMatchObject({ state: "valid", certificate: checked });
		// In the trash the teacher is no longer here, as a student who has left.
		const trashed = (deletedAt: string | null) =>
			payload.update({ collection: "teachers", id: teacher, data: { deletedAt }, trash: true });
		await trashed(new Date().toISOString());
		expect(await checkSheetToken(card?.code ?? "")).toMatchObject({ state: "cancelled", certificate: checked });
		await trashed(null);
		expect(await checkSheetToken(card?.code ?? "")).toMatchObject({ state: "valid" });
		await payload.delete({ collection: "teachers", id: teacher });
		const [kept] = await query(
			sql`SELECT number, teacher_id AS teacher, card FROM identity_cards WHERE kind = 'staff'`,
		);
		expect(kept).toEqual({ number: 1, teacher: null, card: null });
		const forgotten = { state: "cancelled", certificate: { initials: null } };
		expect(await checkSheetToken(card?.code ?? "")).toMatchObject(forgotten);
	});

	test("the register has every card by its number, also cancelled ones, and names no erased or restricted person", async () => {
		const { cardRegister, eraseStudent, inTransaction, restrict } = await load();
		const { listRegister, readRegister, readYears } = cardRegister;
		const who = await sectionOf("রেজিনা", "সুফিয়া", "মনোয়ারা");
		const [first = 0, second = 0, third = 0] = (await (await load()).readPeople(who)).map(({ id }) => id);
		await make(who);
		await replace((await cardOf(first)).id, "lost");
		const kept = await readRegister({ year, kind: "student" });
		expect(kept.map(({ cells: [number] }) => number)).toEqual(upTo(kept.length).map(toBengaliDigits));
		const of = (name: string) => kept.filter(({ cells }) => cells[2]?.includes(name)).map(({ cells }) => cells.at(-1));
		expect(of("রেজিনা")).toEqual([text.state("cancelled", text.replace.reasons.lost, clerk.name), text.state("valid")]);
		await inTransaction((req) => eraseStudent(second, req));
		await restrict({ id: third, restricted: true }, clerk);
		const { count, rows } = await listRegister({ year, kind: "student" }, 1);
		expect(count).toBe(kept.length);
		expect(JSON.stringify(rows)).toContain("রেজিনা");
		expect(JSON.stringify(rows)).not.toMatch(/সুফিয়া|মনোয়ারা/);
		expect(JSON.stringify(rows)).toContain(registerText.restricted);
		expect(await readYears()).toEqual([year]);
		await restrict({ id: third, restricted: false }, clerk);
	});

	test("a restricted student gets none, is on no print and in no check", async () => {
		const { checkSheetToken, readCardsPart, restrict } = await load();
		const student = await enrol({ name: "নিলুফা ইয়াসমিন" });
		const who = { of: "section", id: ids.section, year: ids.year } as const;
		await make(who);
		const { code } = await cardOf(student);
		await restrict({ id: student, restricted: true }, clerk);
		expect(JSON.stringify([await readCardsPart(who, 1, site), await checkSheetToken(code)])).not.toMatch(/নিলুফা|নি\. ই/);
		expect(await make({ of: "student", id: student })).toBe(0);
		await restrict({ id: student, restricted: false }, clerk);
		expect(await cardOf(student)).toMatchObject({ code });
	});

	test("the family's file has them; erasing leaves number, kind and date, and nothing else", async () => {
		const { checkSheetToken, eraseStudent, inTransaction, query, readStudentData, sql } = await load();
		const student = await enrol({ name: "রুবিনা আক্তার" });
		await make({ of: "student", id: student });
		const lost = await cardOf(student);
		await replace(lost.id, "lost");
		const next = await cardOf(student);
		const { parts } = await readStudentData(student);
		const part = JSON.stringify(parts.find(({ title }) => title === text.family.title));
		for (const word of ["রুবিনা আক্তার", "আব্দুল করিম", text.replace.reasons.lost]) expect(part).toContain(word);
		await inTransaction((req) => eraseStudent(student, req));
		const kept = await query(
			sql`SELECT kind, number, date, student_id AS student, enrolment_id AS enrolment, card, cancel_reason AS reason
				FROM identity_cards WHERE id IN (${lost.id}, ${next.id}) ORDER BY id`,
		);
		const gone = { kind: "student", date: next.date, student: null, enrolment: null, card: null, reason: null };
		expect(kept).toEqual([lost, next].map(({ number }) => ({ ...gone, number })));
		expect(await checkSheetToken(lost.code)).toMatchObject({ state: "cancelled", certificate: { initials: null } });
		expect(await held({ of: "student", id: student })).toEqual([]);
		expect(await make({ of: "student", id: student })).toBe(0);
		await expect(replace(next.id, "lost")).rejects.toMatchObject({ kind: "notFound" });
	});

	test("clerks and heads may use them, accounts of exams may not", async () => {
		const { mayDo } = await load();
		const may = (role: string) => mayDo({ role } as never, "identity-cards");
		expect(["head", "clerk", "exam"].map(may)).toEqual([true, true, false]);
	});
});
