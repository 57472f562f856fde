/** Setup and helpers of the tests of importing. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Payload } from "payload";
import type { Open } from "@/lib/cms/testing/databases";
import type { SignedIn } from "@/lib/office/guard";
import { type TestRow, uploadOf } from "./files";

/** A student without the fields of a row. */
export const person = { gender: "2", fatherName: "করিম", motherName: "সালমা" };

type School = { payload: Payload; staff: SignedIn; year: number; section: number };

const school = {} as School;

export type Importing = ReturnType<typeof importing>;

export const load = async () => {
	const [own, apply] = [await import("../operation"), await import("../../operations/apply")];
	return {
		...own,
		...apply,
		...(await import("../../operations/open")),
		...(await import("../downloads")),
		...(await import("../view")),
		...(await import("../../operations/background")),
		...(await import("@/lib/school/query")),
		openPlan: (id: number) => own.importing.plan(id),
		/** The rows of a file that was downloaded. */
		readRows: async (bytes: Uint8Array) =>
			(await import("../../lists/read")).readFileRows((await import("../row")).studentForm, bytes),
		undoRun: (id: number) => apply.takeBack(own.importing, id),
	};
};

export const kindsOf = (plan: { entries: { kind: string }[] }) => plan.entries.map(({ kind }) => kind);
export const reasonsOf = (plan: { entries: object[] }) =>
	plan.entries.flatMap((entry) => ("reasons" in entry ? (entry.reasons as string[]) : []));
export const cancelOpen = async (id: number) => (await load()).cancel(id);

/** All that an import may write, as one text. */
export async function snapshot(): Promise<string> {
	const { query, sql } = await load();
	const students = await query(sql`SELECT * FROM students ORDER BY id`);
	const enrolments = await query(sql`SELECT * FROM enrolments ORDER BY id`);
	return JSON.stringify([students, enrolments]);
}

/** Waits until the import is no longer in that state. */
export async function after(state: "reading" | "applying") {
	const { findImport } = await load();
	for (;;) {
		const run = await findImport();
		if (run?.state !== state) return run;
		await sleep(20);
	}
}

/** @param by by default who has brought the file */
export async function confirm({ id, fingerprint }: { id: number; fingerprint: string }, by = school.staff) {
	const { confirmImport } = await load();
	await confirmImport(id, fingerprint, by);
	return after("applying");
}

/**
 * Makes a school with a year and two sections before the first test.
 * @param open gives the data layer on a database that was empty before the first test
 */
export function importing(open: Open) {
	beforeAll(async () => {
		const payload = await open();
		const account = { role: "clerk" as const, name: "করণিক", email: "clerk@example.com", password: "নদীর পাড়ে আমার ঘর" };
		const staff = (await payload.create({ collection: "staff", data: account })) as SignedIn;
		const year = (await payload.create({ collection: "years", data: { year: 2026 } })).id;
		const section = (await payload.create({ collection: "sections", data: { name: "ক", class: 8 } })).id;
		await payload.create({ collection: "sections", data: { name: "খ", class: 8 } });
		Object.assign(school, { payload, staff, year, section });
	});

	afterEach(async () => {
		const { cancel, findImport } = await load();
		const run = await findImport();
		if (run) await cancel(run.id);
	});

	async function dryRunOf(file: File) {
		const { startImport, openPlan } = await load();
		await startImport(school.staff, file);
		const run = await after("reading");
		if (run?.state !== "planned") throw new Error(`${run?.state} ${run?.fault} ${run?.faultDetail}`);
		return { id: run.id, ...(await openPlan(run.id)) };
	}

	/** Uploads a file. @returns the plan */
	const dryRun = (rows: readonly TestRow[]) => dryRunOf(uploadOf(rows));

	/** Uploads and confirms. @returns the import's id */
	async function importRows(rows: readonly TestRow[]): Promise<number> {
		const plan = await dryRun(rows);
		expect(await confirm(plan)).toBeNull();
		return plan.id;
	}

	const studentNamed = async (name: string) =>
		(await school.payload.find({ collection: "students", where: { name: { equals: name } }, depth: 0 })).docs[0];

	return { school, dryRunOf, dryRun, importRows, studentNamed };
}
