/** A form does not save over what was saved after it was opened: autosave, publishing, plain records, globals. */
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { askRest, makeAccount, newToken } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import type { Compared, Present } from "@/lib/office/editing/calls";
import { editingText } from "@/lib/office/editing/text";
import { staffText } from "@/lib/office/words/staff";

const open = testDatabase();
const { refused } = editingText;

let payload: Payload;
let handlers: typeof import("./route");
let office: typeof import("@/lib/http/staff/calls").officeCalls;
const tokens: Record<string, string> = {};

type Answer = { status: number; doc: { id: number; updatedAt: string; name?: string }; message: string };

async function ask(method: "GET" | "POST" | "PATCH", address: string, body?: object): Promise<Answer> {
	const answer = await askRest(handlers, method, address, { token: tokens.clerk, body });
	const json = await answer.json();
	return { status: answer.status, doc: json.doc ?? json.result ?? json, message: json.errors?.[0]?.message };
}

async function callOffice<T>(account: string, call: "compare" | "presence", body: object) {
	const headers = { "Content-Type": "application/json", Authorization: `JWT ${tokens[account]}` };
	const url = `http://school.example/office/editing/${call}`;
	const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
	const answer = await office.POST(request, { params: Promise.resolve({ subject: "editing", call }) });
	return { status: answer.status, ...((await answer.json()) as T) };
}

beforeAll(async () => {
	// Each refusal is logged.
	for (const level of ["warn", "error"] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
	payload = await open();
	handlers = await import("./route");
	office = (await import("@/lib/http/staff/calls")).officeCalls;
	await makeAccount(payload, "clerk", { name: "রহিমা" });
	await makeAccount(payload, "other", { name: "সালমা" });
	await makeAccount(payload, "exam", { role: "exam" });
	for (const username of ["clerk", "other", "exam"]) tokens[username] = await newToken(payload, { username });
});

let made = 0;
const notice = async () => {
	made += 1;
	const data = { name: `নোটিশ ${made}`, publishedAt: "2026-01-01T00:00:00.000Z", _status: "published" };
	return (await ask("POST", "notices", data)).doc;
};

/** As the form shows it. */
const shown = async (path: string) => (await ask("GET", `${path}?draft=true&depth=0`)).doc;
const autosave = "autosave=true&draft=true&depth=0";

describe("a collection with autosave", () => {
	test("a tab saves again and again, and publishes; an older tab is refused, and what was saved stays", async () => {
		const { id } = await notice();
		const path = `notices/${id}`;
		const opened = await shown(path);
		let current = opened.updatedAt;
		for (const name of ["এক", "দুই", "তিন"]) {
			const saved = await ask("PATCH", `${path}?${autosave}`, { name, _status: "draft", updatedAt: current });
			expect(saved.status).toBe(200);
			current = saved.doc.updatedAt;
			expect((await shown(path)).updatedAt).toBe(current);
		}
		const old = { name: "পুরোনো ট্যাব", updatedAt: opened.updatedAt };
		expect(await ask("PATCH", `${path}?${autosave}`, { ...old, _status: "draft" })).toMatchObject({
			status: 409,
			message: refused.save,
		});
		const publishing = await ask("PATCH", `${path}?depth=0`, { ...old, _status: "published" });
		expect(publishing).toMatchObject({ status: 409, message: refused.publish });
		expect((await shown(path)).name).toBe("তিন");
		const published = { name: "চার", _status: "published", updatedAt: current };
		const answer = await ask("PATCH", `${path}?depth=0`, published);
		expect(answer.status).toBe(200);
		expect((await shown(path)).updatedAt).toBe(answer.doc.updatedAt);
		expect((await ask("PATCH", `${path}?depth=0`, published)).status).toBe(409);
	});

	test("a program that sends no time saves as before, and so does one that takes the record down", async () => {
		const { id } = await notice();
		expect((await ask("PATCH", `notices/${id}`, { name: "অন্য প্রোগ্রাম", _status: "published" })).status).toBe(200);
		expect((await ask("PATCH", `notices/${id}`, { _status: "draft" })).status).toBe(200);
	});
});

const plain: [name: string, make: () => Promise<string>, method: "PATCH" | "POST", field: string][] = [
	[
		"a record without drafts",
		async () => {
			const { id } = await payload.create({
				collection: "school-dates",
				data: { name: "বিজয় দিবস", kind: "holiday", startsOn: "2026-12-16T00:00:00.000Z" },
			});
			return `school-dates/${id}`;
		},
		"PATCH",
		"name",
	],
	[
		"a record without versions",
		async () => `years/${(await payload.create({ collection: "years", data: { year: 2041 } })).id}`,
		"PATCH",
		"year",
	],
	[
		"a global",
		async () => {
			await payload.updateGlobal({ slug: "contact", data: { address: "ভোলা" } });
			return "globals/contact";
		},
		"POST",
		"address",
	],
];

test.each(plain)("%s: an older tab is refused, the newer one is not", async (_, make, method, field) => {
	const path = await make();
	const { updatedAt, [field as "name"]: value } = await shown(path);
	const saved = await ask(method, path, { [field]: value, updatedAt });
	expect(saved.status).toBe(200);
	expect((await shown(path)).updatedAt).toBe(saved.doc.updatedAt);
	expect(await ask(method, path, { [field]: value, updatedAt })).toMatchObject({ status: 409, message: refused.save });
	expect((await ask(method, path, { [field]: value, updatedAt: saved.doc.updatedAt })).status).toBe(200);
	expect((await ask(method, path, { [field]: value })).status).toBe(200);
});

test("a global that nobody has saved: the second of two tabs is refused", async () => {
	const path = "globals/accessibility";
	expect((await shown(path)).updatedAt ?? null).toBeNull();
	expect((await ask("POST", path, { updatedAt: null })).status).toBe(200);
	expect((await ask("POST", path, { updatedAt: null })).status).toBe(409);
});

test.each([
	[
		"drafts",
		async (): Promise<string> => `notices/${(await notice()).id}`,
		"PATCH",
		`?${autosave}`,
		{ _status: "draft" },
	],
	[
		"publications",
		async (): Promise<string> => `notices/${(await notice()).id}`,
		"PATCH",
		"",
		{ _status: "published" },
	],
	["saves of a global", async (): Promise<string> => "globals/contact", "POST", "", {}],
] as const)("of two %s at once one is refused", async (_, make, method, query, status) => {
	const path = await make();
	const { updatedAt } = await shown(path);
	const field = path.startsWith("globals") ? "address" : "name";
	const both = ["ক", "খ"].map((text) => ask(method, `${path}${query}`, { [field]: text, ...status, updatedAt }));
	expect((await Promise.all(both)).map((answer) => answer.status).sort()).toEqual([200, 409]);
});

describe("what the form shows after a refusal", () => {
	test("the fields that differ, in words, and the newest version", async () => {
		const { id } = await notice();
		await ask("PATCH", `notices/${id}?${autosave}`, { name: "তাদের নাম", kind: "exam", pinned: true, _status: "draft" });
		const mine = { ...(await shown(`notices/${id}`)), name: "আমার নাম", kind: "holiday", pinned: false };
		const answer = await callOffice<Compared>("other", "compare", { slug: "notices", id, mine });
		expect(answer).toMatchObject({ status: 200, by: "রহিমা", isOwn: false, hasHistory: true });
		const name = (text: string) => text.normalize("NFC");
		expect(answer.newest.name).toBe(name("তাদের নাম"));
		expect(answer.differences).toContainEqual({
			label: staffText.fields.pinned,
			mine: editingText.words.no,
			theirs: editingText.words.yes,
		});
		expect(answer.differences.map(({ label }) => label).sort()).toEqual(
			[staffText.fields.title, staffText.fields.kind, staffText.fields.pinned].sort(),
		);
		expect((await callOffice("exam", "compare", { slug: "notices", id, mine: {} })).status).toBe(404);
	});

	test("who else writes: others alone, until they have stopped", async () => {
		const record = { slug: "globals-unknown" };
		expect((await callOffice("clerk", "presence", { ...record, isWriting: true })).status).toBe(404);
		const { id } = await notice();
		const tell = async (account: string, isWriting: boolean) =>
			(await callOffice<{ others: Present }>(account, "presence", { slug: "notices", id, isWriting })).others;
		expect(await tell("other", false)).toEqual([]);
		expect(await tell("clerk", true)).toEqual([]);
		const [seen] = await tell("other", true);
		expect(seen?.name).toBe("রহিমা");
		expect(await tell("clerk", true)).toMatchObject([{ name: "সালমা" }]);
		expect((await tell("other", true))[0]?.since).toBe(seen?.since);
		await tell("clerk", false);
		expect(await tell("other", true)).toEqual([]);
	});
});
