/** A child whose data has reached every place where the school keeps some, and another child beside it. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { insertResult } from "@/lib/cms/testing/releases";
import type { SignedIn } from "@/lib/office/guard";
import { uploadOf } from "@/lib/office/import/testing/files";

const load = async () => ({
	...(await import("@/lib/contract/application")),
	...(await import("@/lib/school/applications")),
	...(await import("@/lib/school/data-requests")),
	...(await import("@/lib/school/limit-store")),
	...(await import("@/lib/school/query")),
	...(await import("@/lib/school/students")),
	...(await import("@/lib/school/testing/application")),
	...(await import("@/lib/school/tokens")),
	...(await import("@/lib/office/admissions/decide")),
	...(await import("@/lib/office/import/operation")),
	...(await import("@/lib/office/operations/background")),
	...(await import("@/lib/office/marks/save")),
	...(await import("@/lib/office/slips/slips")),
	...(await import("@/lib/office/students/record")),
	...(await import("@/lib/office/activity/undo")),
});

/** Waits until the open import is no longer in that state. */
async function after(state: "reading" | "applying") {
	const { findImport } = await load();
	for (;;) {
		const run = await findImport();
		if (run?.state !== state) return run;
		await sleep(20);
	}
}

/** Numbers in use. */
let used = 0;

export type Child = Awaited<ReturnType<Awaited<ReturnType<typeof makeErasingSchool>>["child"]>>;

export async function makeErasingSchool(payload: Payload) {
	const head = (await makeAccount(payload, "erasing-head", { role: "head" })) as SignedIn;
	const create = async (collection: string, data: object): Promise<number> =>
		Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);
	const year = await create("years", { year: 2027 });
	const section = await create("sections", { name: "ক", class: 8 });
	const exam = await create("exams", { name: "বার্ষিক", year, type: "semester" });
	const subject = await create("subjects", { name: "বাংলা", class: 8, year });

	/** @param mark distinctive part of all words about the child */
	async function apply(mark: string) {
		used += 1;
		const { applicationSchema, image, query, sql, submitApplication } = await load();
		const words = {
			name: `${mark}-born`,
			fathers_name: `${mark}-father`,
			mothers_name: `${mark}-mother`,
			father_mobile_no: `0171111${String(1000 + used)}`,
			mothers_mobile_no: `0182222${String(1000 + used)}`,
			date_of_birth: `${String(10 + (used % 18))}-07-2013`,
			date_of_birth_no: `2013777788889${String(1000 + used)}`,
			permanent_school_name: `${mark}-school`,
			present_address_details: `${mark}-house`,
			permanent_address_details: `${mark}-village`,
		};
		const codes = { gender: 2, present_class: 8, permanent_class: 7 };
		const thanas = { present_address_thana: "charfassion", permanent_address_thana: "monpura" };
		const sent = { ...words, ...codes, ...thanas, image, browser_key: `${mark}-application-key` };
		const { student_id: code } = await submitApplication(applicationSchema.parse(sent));
		const [row] = await query<{ id: number; picture: string; browserKey: string }>(
			sql`SELECT id, picture, browser_key AS "browserKey" FROM applications WHERE code = ${code}`,
		);
		if (!row) throw new Error("The application was stored.");
		return { words, code, application: row.id, picture: row.picture, browserKey: row.browserKey };
	}

	/** A student with everything; `words` are in the database and must go, `name` stays. */
	async function child(mark: string) {
		const tools = await load();
		const { query, sql } = tools;
		const applied = await apply(mark);
		const { code, words } = applied;
		const roll = used;
		const address = `203.0.${100 + used}.77`;
		await tools.acceptApplication(applied.application, { year, section, roll }, "https://school.example", head);
		const [student] = await query<{ id: number }>(sql`SELECT id FROM students WHERE code = ${code}`);
		const [enrolment] = await query<{ id: number }>(sql`SELECT id FROM enrolments WHERE student_id = ${student?.id}`);
		if (!student || !enrolment) throw new Error("The applicant was admitted.");
		const { id } = student;
		// Staff changes, under the old name and the new one.
		const name = `${mark}-now`;
		const facts = {
			...{ englishName: `${mark}-english`, englishFatherName: `${mark}-english-father` },
			...{ englishMotherName: `${mark}-english-mother`, nationality: `${mark}-nation` },
			...{ admissionNumber: `${mark}-admission`, boardRegistration: `${mark}-registration` },
		};
		await payload.update({ collection: "students", id, data: { name, ...facts }, user: head, depth: 0 });
		await tools.changePhoto(id, tools.image, head);
		await payload.update({
			collection: "enrolments",
			id: enrolment.id,
			data: { roll: roll + 100 },
			user: head,
			depth: 0,
		});
		await importOver(code, mark, roll + 100);
		await tools.saveMarks(
			{ exam, section, cells: [{ enrolment: enrolment.id, subject, paper: "1", part: "all", text: "২৫", base: 0 }] },
			head,
		);
		const subjects = [{ name: "বাংলা", marks: 85, full: 100, parts: { month: 25, semester: 60 } }];
		await insertResult(payload, { student: id, exam, position: 1, subjects });
		// Logins, good and bad, and an act on a record that is gone.
		const { slips } = await tools.makeSlip(id, "https://school.example", head);
		await tools.login(code, slips[0]?.password ?? "");
		const asked = `${mark}-asked`;
		await tools.sendDataRequest(code, { kind: "correct", text: asked });
		await tools.storedLimit("login-student", 5, 900).consume(code);
		await tools.storedLimit("login-pair", 5, 900).consume(`${code}@${address}`);
		const other = await create("years", { year: 2000 + used });
		const gone = await create("enrolments", { student: id, year: other, section, roll });
		await payload.delete({ collection: "enrolments", id: gone, user: head });
		const [stored] = await query<{ picture: string; hash: string }>(
			sql`SELECT picture, password_hash AS hash FROM students WHERE id = ${id}`,
		);
		const [token] = await query<{ hash: string }>(sql`SELECT hash FROM tokens WHERE student_id = ${id}`);
		const pictures = [applied.picture, stored?.picture ?? ""];
		const imported = `${mark}-imported`;
		const secrets = [stored?.hash ?? "", token?.hash ?? "", address, applied.browserKey];
		return {
			...applied,
			words: { ...words, ...facts },
			id,
			enrolment: enrolment.id,
			name,
			pictures,
			gone: [...Object.values(words), ...Object.values(facts), ...pictures, ...secrets, imported, asked],
		};
	}

	/** A file that changes the mother's name. @returns what the import would do */
	async function planImport(code: number, mark: string, roll: number) {
		const { importing, startImport } = await load();
		const row = {
			...{ code: String(code), name: `${mark}-now`, gender: "মেয়ে", fatherName: `${mark}-father` },
			...{ motherName: `${mark}-imported`, year: "২০২৭", class: "ষষ্ঠ", section: "ক", roll: String(roll) },
		};
		await startImport(head, uploadOf([row]));
		const run = await after("reading");
		if (run?.state !== "planned") throw new Error(`${run?.state} ${run?.fault}`);
		return { id: run.id, ...(await importing.plan(run.id)) };
	}

	/** Imports it, which keeps the former values. */
	async function importOver(code: number, mark: string, roll: number) {
		const { confirmImport } = await load();
		const { id, fingerprint } = await planImport(code, mark, roll);
		await confirmImport(id, fingerprint, head);
		const failed = await after("applying");
		if (failed) throw new Error(`${failed.state} ${failed.fault}`);
	}

	return { head, apply, child, planImport, cancelImport: async (id: number) => (await load()).cancel(id) };
}
