/** The applications of a state, as the admissions desk lists them, and the filter in the address of its pages. */
import "server-only";
import type { Where } from "payload";
import type { Application } from "@/lib/cms/payload-types";
import { ofApplicationsInUse } from "@/lib/cms/students/restriction";
import { type ApplicationState, applicationStates, type ConsentState } from "@/lib/contract/application-state";
import { idOf } from "@/lib/data/ids";
import { records } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { type Double, findDoubles } from "./doubles";

/** @property text part of a name, a father's name, a mobile, birth or application number, in any digits */
export type QueueFilter = { state: ApplicationState; text: string; class: number | null };

export type QueueRow = {
	id: number;
	code: number;
	name: string;
	fatherName: string;
	/** The class applied for. */
	class: number | null;
	/** ISO 8601. */
	createdAt: string;
	/** File name. */
	picture: string | null;
	doubles: Double[];
	/** Null in applications from before it was asked for, and from a list of the school. */
	consent: ConsentState | null;
};

export type Queue = {
	rows: QueueRow[];
	page: number;
	pages: number;
	/** All that match the search, by state. */
	counts: Record<ApplicationState, number>;
};

export const rowsPerPage = 25;

const searched = ["title", "fatherMobile", "motherMobile", "birthNumber"];

function whereOf({ state, text, class: schoolClass }: QueueFilter, inUse: Where | null): Where {
	const parts: Where[] = [{ status: { equals: state } }];
	if (inUse) parts.push(inUse);
	if (schoolClass) parts.push({ presentClass: { equals: schoolClass } });
	if (text) parts.push({ or: searched.map((field) => ({ [field]: { like: text } })) });
	return { and: parts };
}

/** New applications in the order in which they came, others with the last decision first. */
const sortOf = (state: ApplicationState) => (state === "new" ? "id" : ["-decidedAt", "-id"]);

/** The search is normalised for staff by a hook of the collection. */
const rightsOf = (account: SignedIn) =>
	({ overrideAccess: false, user: { ...account, collection: "staff" as const } }) as const;

const rowOf = ({ id, code, name, fatherName, presentClass }: Application) => ({
	...{ id, code, name, fatherName },
	class: idOf(presentClass),
});

/** @param page from 1; one after the last shows the last */
export async function listQueue(account: SignedIn, filter: QueueFilter, page: number): Promise<Queue> {
	const payload = await records();
	const inUse = await ofApplicationsInUse(payload);
	const count = async (state: ApplicationState) => {
		const where = whereOf({ ...filter, state }, inUse);
		return (await payload.count({ collection: "applications", where, ...rightsOf(account) })).totalDocs;
	};
	const numbers = await Promise.all(applicationStates.map(async (state) => [state, await count(state)] as const));
	const counts = Object.fromEntries(numbers) as Queue["counts"];
	const pages = Math.max(1, Math.ceil(counts[filter.state] / rowsPerPage));
	const shown = Math.min(page, pages);
	const { docs } = await payload.find({
		collection: "applications",
		where: whereOf(filter, inUse),
		sort: sortOf(filter.state),
		limit: rowsPerPage,
		page: shown,
		depth: 0,
		...rightsOf(account),
	});
	const doubles = await findDoubles(docs);
	const rows = docs.map((doc) => ({
		...rowOf(doc),
		createdAt: doc.createdAt,
		picture: doc.picture ?? null,
		doubles: doubles.get(doc.code) ?? [],
		consent: doc.consent ?? null,
	}));
	return { rows, page: shown, pages, counts };
}

export type ListRow = Pick<QueueRow, "id" | "code" | "name" | "fatherName" | "class"> & {
	dateOfBirth: string | null;
	mobile: string | null;
	/** Of a refusal. */
	reason: string | null;
};

/** Longest list to print. */
const mostPrinted = 2000;

/** @returns the whole list for printing, at most `mostPrinted` */
export async function listWhole(account: SignedIn, filter: QueueFilter): Promise<{ rows: ListRow[]; total: number }> {
	const payload = await records();
	const { docs, totalDocs } = await payload.find({
		collection: "applications",
		where: whereOf(filter, await ofApplicationsInUse(payload)),
		sort: "id",
		limit: mostPrinted,
		depth: 0,
		...rightsOf(account),
	});
	const rows = docs.map((doc) => ({
		...rowOf(doc),
		dateOfBirth: doc.dateOfBirth ?? null,
		mobile: doc.fatherMobile ?? doc.motherMobile ?? null,
		reason: filter.state === "refused" ? (doc.reason ?? null) : null,
	}));
	return { rows, total: totalDocs };
}

type Search = Record<string, string | string[] | undefined>;

const longestText = 100;

const wholeNumber = (value: unknown, last: number): number | null => {
	const number = typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : 0;
	return number >= 1 && number <= last ? number : null;
};

/** @returns the filter and the page number, from 1; missing and invalid parameters get their defaults */
export function readFilter({ state, text, class: schoolClass, page }: Search): QueueFilter & { page: number } {
	return {
		state: applicationStates.includes(state as ApplicationState) ? (state as ApplicationState) : "new",
		text: typeof text === "string" ? text.slice(0, longestText).trim() : "",
		class: wholeNumber(schoolClass, 999_999),
		page: wholeNumber(page, 100_000) ?? 1,
	};
}

/** @returns the query of such an address, without defaults */
export function queryOf({ state, text, class: schoolClass }: QueueFilter, page = 1): string {
	const query = new URLSearchParams({
		...(state !== "new" && { state }),
		...(text && { text }),
		...(schoolClass && { class: String(schoolClass) }),
		...(page > 1 && { page: String(page) }),
	}).toString();
	return query && `?${query}`;
}
