/** Tests that a form that saves itself leaves no draft that is the same as the published record. */
import type { CollectionSlug, Payload } from "payload";
import { makeAccount, newToken } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { uploadPicture } from "@/lib/cms/testing/uploads";

const open = testDatabase();
let payload: Payload;
let headers: Record<string, string>;
let PATCH: typeof import("./route").PATCH;

beforeAll(async () => {
	payload = await open();
	({ PATCH } = await import("./route"));
	await makeAccount(payload, "head", { role: "head" });
	headers = { Authorization: `JWT ${await newToken(payload, { username: "head" })}` };
});

type Doc = Record<string, unknown> & { id: number; updatedAt: string };

/** As the form sends it: all fields. */
async function autosave(collection: CollectionSlug, doc: Doc, changes: object = {}) {
	const body = new FormData();
	body.append("_payload", JSON.stringify({ ...doc, ...changes, _status: "draft" }));
	const url = `http://localhost/cms/${collection}/${doc.id}?autosave=true&draft=true&depth=0`;
	const request = new Request(url, { method: "PATCH", headers, body });
	const answer = await PATCH(request, { params: Promise.resolve({ slug: [collection, String(doc.id)] }) });
	return { status: answer.status, doc: ((await answer.json()) as { doc: Doc }).doc };
}

const stateOf = async (collection: CollectionSlug, id: number) => {
	const { totalDocs } = await payload.countVersions({ collection, where: { parent: { equals: id } } });
	const newest = (await payload.findByID({ collection, id, draft: true, depth: 0 })) as unknown as Doc;
	return { totalDocs, status: newest._status, updatedAt: newest.updatedAt };
};

const text = (words: string) => ({
	root: {
		...{ type: "root", direction: null, format: "", indent: 0, version: 1 },
		children: [
			{
				...{ type: "paragraph", direction: null, format: "", indent: 0, version: 1, textFormat: 0, textStyle: "" },
				children: [{ type: "text", detail: 0, format: 0, mode: "normal", style: "", text: words, version: 1 }],
			},
		],
	},
});

const full = { name: "সব কিছু সহ", summary: "সারাংশ", body: text("লেখা") };
const changes = { name: "অন্য নাম", summary: null, body: text("অন্য লেখা") };

describe.each(["notices", "routines", "curriculums", "contents"] as const)("%s", (collection) => {
	const isContent = collection === "contents";
	const publish = async (more: object) =>
		(await payload.create({
			...{ collection, depth: 0 },
			data: { name: `নাম ${collection} ${JSON.stringify(more).length}`, _status: "published", ...more } as never,
		})) as unknown as Doc;

	test.each(["little", "much"])("a late save of a record with %s in it changes nothing", async (amount) => {
		const { summary, ...some } = full;
		const more = isContent ? some : { summary, ...some, files: [(await uploadPicture(payload)).id] };
		const doc = await publish(amount === "much" ? more : {});
		const before = await stateOf(collection, doc.id);
		const answer = await autosave(collection, doc);
		expect(answer).toMatchObject({ status: 200, doc: { id: doc.id, _status: "published", updatedAt: doc.updatedAt } });
		expect(await stateOf(collection, doc.id)).toEqual(before);
	});

	test.each(Object.entries(changes))("a change of %s is kept as a draft", async (name, value) => {
		if (isContent && name === "summary") return;
		const doc = await publish(
			isContent ? { body: full.body } : { body: full.body, summary: full.summary, kind: undefined },
		);
		const answer = await autosave(collection, doc, { [name]: value });
		expect(answer).toMatchObject({ status: 200, doc: { _status: "draft" } });
		expect(await stateOf(collection, doc.id)).toMatchObject({ status: "draft" });
		await payload.delete({ collection, id: doc.id });
	});
});

test("of the date and the files, too", async () => {
	const doc = (await payload.create({
		...{ collection: "notices", depth: 0 },
		data: { name: "তারিখ", _status: "published" },
	})) as unknown as Doc;
	for (const change of [{ publishedAt: "2030-01-01T00:00:00.000Z" }, { pinned: true }, { kind: "exam" }]) {
		const { doc: draft } = await autosave("notices", doc, change);
		expect(draft).toMatchObject({ _status: "draft", ...change });
		doc.updatedAt = draft.updatedAt;
	}
});
