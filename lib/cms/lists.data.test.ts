/**
 * Every list of the back office in every role, asked as Payload's view of lists asks: it shows the records that the API
 * gives, in each order and by each filter that is offered, and its search finds.
 */
import {
	type CollectionSlug,
	createLocalReq,
	getAccessResults,
	type Payload,
	QueryError,
	type TypedUser,
	type Where,
} from "payload";
import { combineWhereConstraints, mergeListSearchAndWhere } from "payload/shared";
import { yearOf } from "@/lib/contract/days";
import type { Role } from "@/lib/office/subjects";
import { makeAccount } from "./testing/accounts";
import { testDatabase } from "./testing/databases";
import { insertResult, releaseClass } from "./testing/releases";

const open = testDatabase();
const classId = 8;
const roles: Role[] = ["head", "clerk", "exam"];
const users = {} as Record<Role, TypedUser>;
let payload: Payload;

const create = async (collection: string, data: object): Promise<number> =>
	Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

beforeAll(async () => {
	payload = await open();
	for (const role of roles) {
		const account = await makeAccount(payload, `lists-${role}`, { role, classes: role === "exam" ? [classId] : [] });
		users[role] = { ...account, collection: "staff" } as TypedUser;
	}
	const year = await create("years", { year: yearOf(new Date()) });
	const section = await create("sections", { name: "ক", class: classId });
	const exam = await create("exams", { name: "বার্ষিক", year, type: "semester" });
	await create("subjects", { name: "বাংলা", class: classId, year });
	for (const [index, name] of ["রহিমা খাতুন", "করিম উদ্দিন"].entries()) {
		const person = { name, gender: "2", fatherName: "সালাম", motherName: "সালমা", fatherMobile: `0171100001${index}` };
		const student = await create("students", person);
		await create("enrolments", { student, year, section, roll: index + 1 });
		await insertResult(payload, { student, exam, subjects: [{ name: "বাংলা", marks: 70, full: 100 }] });
	}
	await releaseClass(payload, exam, classId);
	for (const collection of ["notices", "routines", "curriculums"])
		await create(collection, { name: "নাম", publishedAt: new Date().toISOString(), _status: "published" });
	await create("school-dates", { name: "ছুটি", startsOn: "2026-12-16T06:00:00.000Z" });
	await create("teachers", { name: "নাম", designation: "পদ" });
});

type Asked = { where?: Where | undefined; sort?: string | undefined; search?: string };

/** What Payload's view of lists asks for (@payloadcms/next, views/List). */
async function list(slug: CollectionSlug, user: TypedUser, { where = {}, sort, search }: Asked = {}) {
	const { config } = payload.collections[slug];
	const req = await createLocalReq({ user }, payload);
	const base = await config.admin.baseFilter?.({ limit: 10, page: 1, req, sort: sort ?? "" });
	const found = await payload.find({
		...{
			collection: slug,
			depth: 0,
			draft: true,
			limit: 100,
			overrideAccess: false,
			req,
			user,
			includeLockStatus: true,
		},
		sort: sort ?? (typeof config.defaultSort === "string" ? config.defaultSort : undefined),
		where: mergeListSearchAndWhere({
			collectionConfig: config,
			where: combineWhereConstraints([where, base ?? undefined]),
			search: search ?? "",
		}),
	} as Parameters<Payload["find"]>[0]);
	return found.totalDocs;
}

type Walked = { slug: CollectionSlug; user: TypedUser; api: number; fields: { name: string; type: string }[] };

/** Each list that the role may open, with the number of records that the API gives and the fields that it offers. */
async function listsOf(role: Role): Promise<Walked[]> {
	const user = users[role];
	const req = await createLocalReq({ user }, payload);
	const { collections = {} } = await getAccessResults({ req });
	const walked: Walked[] = [];
	for (const [slug, may] of Object.entries(collections) as [CollectionSlug, { read?: unknown; fields?: unknown }][]) {
		if (slug.startsWith("payload-") || !may.read) continue;
		const { flattenedFields } = payload.collections[slug].config;
		const rights = may.fields as true | Record<string, { read?: unknown } | true | undefined>;
		const fields = flattenedFields.filter(
			({
				name,
				type,
				hidden,
				virtual,
				admin,
			}: (typeof flattenedFields)[number] & {
				hidden?: boolean;
				virtual?: unknown;
				admin?: { hidden?: unknown; disableListFilter?: boolean };
			}) => {
				const right = rights === true ? true : rights?.[name];
				const isShown = right === true || Boolean(right?.read);
				const isOffered = !hidden && virtual !== true && !admin?.hidden && !admin?.disableListFilter;
				return isShown && isOffered && !["array", "blocks", "group", "join", "richText", "tab", "json"].includes(type);
			},
		);
		const api = await payload.count({ collection: slug, user, overrideAccess: false });
		walked.push({ slug, user, api: api.totalDocs, fields: fields.map(({ name, type }) => ({ name, type })) });
	}
	return walked;
}

test.each([
	["notices", { id: { equals: "abc" } }],
	["notices", { or: [{ and: [{ id: { greater_than: "1e999" } }] }] }],
	["students", { code: { equals: "ক" } }],
	["enrolments", { section: { in: ["x"] } }],
	["exams", { type: { like: "monthly" } }],
] as [CollectionSlug, Where][])(
	"a list of %s by what its fields cannot have goes on without rows",
	async (slug, where) => {
		await expect(list(slug, users.head, { where })).rejects.toThrow(QueryError);
	},
);

describe.each(roles)("the lists of the role %s", (role) => {
	test("show what the API gives, in each order and by each filter", async () => {
		const faults: string[] = [];
		const expectRows = async (what: string, number: number, asked: () => Promise<number>) => {
			const found = await asked().catch((error: Error) => error.message);
			if (found !== number) faults.push(`${what}: ${found} in place of ${number}`);
		};
		for (const { slug, user, api, fields } of await listsOf(role)) {
			await expectRows(slug, api, () => list(slug, user));
			for (const { name } of [...fields, { name: "id" }]) {
				for (const sort of [name, `-${name}`])
					await expectRows(`${slug} by ${sort}`, api, () => list(slug, user, { sort }));
				await expectRows(`${slug} of ${name}`, api, async () => {
					const of = (exists: boolean) => list(slug, user, { where: { [name]: { exists } } });
					return (await of(true)) + (await of(false));
				});
			}
		}
		expect(faults).toEqual([]);
	});

	test("find by the search box, and the fields of records by their titles", async () => {
		const faults: string[] = [];
		const expectSome = async (what: string, asked: () => Promise<number>) => {
			const found = await asked().catch((error: Error) => error.message);
			if (found !== 1) faults.push(`${what}: ${found} in place of 1`);
		};
		const walked = await listsOf(role);
		for (const { slug, user } of walked.filter(({ slug: name }) =>
			["students", "enrolments", "results"].includes(name),
		)) {
			await expectSome(`search of ${slug}`, () => list(slug, user, { search: "রহিমা" }));
			// The field of a record loads its choices so (@payloadcms/ui, Relationship).
			const where = { and: [{ title: { like: "রহিমা" } }] };
			if (slug !== "students")
				await expectSome(`${slug} by the student's name`, () =>
					list(slug, user, { where: { "student.name": { like: "রহিমা" } } }),
				);
			for (const sort of ["title", undefined])
				await expectSome(`choices of ${slug} by ${sort}`, async () => {
					const choices = { collection: slug, depth: 0, overrideAccess: false, user, where, ...(sort && { sort }) };
					return (await payload.find(choices as Parameters<Payload["find"]>[0])).totalDocs;
				});
		}
		expect(walked.length).toBeGreaterThan(5);
		expect(faults).toEqual([]);
	});
});
