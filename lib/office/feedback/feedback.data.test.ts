/** Tests of visitors' feedback on pages. */
import type { Payload } from "payload";
import type { Staff } from "@/lib/cms/payload-types";
import { testDatabase } from "@/lib/cms/testing/databases";
import type { Feedback } from "@/lib/contract/feedback";

const open = testDatabase();

describe("feedback", () => {
	let payload: Payload;
	let clerk: Staff;

	const load = async () => ({
		...(await import("./feedback")),
		...(await import("@/lib/school/feedback")),
		...(await import("@/lib/data/sql")),
	});

	const publish = async (name: string) =>
		(await payload.create({ collection: "notices", data: { name, _status: "published" } as never })).id;

	const give = async (id: number, ...answers: Feedback[]) => {
		const { giveFeedback } = await load();
		for (const answer of answers) await giveFeedback({ kind: "notice", id }, answer);
	};

	const yes = { answer: "yes" } as const;
	const no = { answer: "no" } as const;
	const said = (text: string) => ({ answer: "text", text }) as const;

	beforeAll(async () => {
		payload = await open();
		const data = { name: "করণিক", email: "clerk@example.com", password: "একটি লম্বা পাসওয়ার্ড", role: "clerk" } as const;
		clerk = await payload.create({ collection: "staff", data: data as never });
	});

	afterEach(async () => {
		const { rows, sql } = await load();
		await rows(payload, sql`DELETE FROM feedback`);
		await rows(payload, sql`DELETE FROM feedback_texts`);
	});

	test("answers are counted, and pages with most new no come first", async () => {
		const { actOnFeedback, countUnseen, listFeedback } = await load();
		const [good, bad] = [await publish("ভালো নোটিশ"), await publish("খারাপ নোটিশ")];
		await give(good, no, no, no, yes);
		await give(bad, no, said("ছুটি কবে?"));
		expect(await listFeedback()).toMatchObject([
			{ name: "ভালো নোটিশ", yes: 1, no: 3, unseen: 3, texts: [] },
			{ name: "খারাপ নোটিশ", yes: 0, no: 1, unseen: 1, texts: [{ text: "ছুটি কবে?", done: false }] },
		]);
		expect(await countUnseen()).toBe(2);
		const [first] = await listFeedback();
		await actOnFeedback({ act: "seen", id: first?.id ?? 0 }, clerk);
		expect((await listFeedback()).map(({ name, unseen }) => [name, unseen])).toEqual([
			["খারাপ নোটিশ", 1],
			["ভালো নোটিশ", 0],
		]);
		expect(await countUnseen()).toBe(1);
		// A text that arrives after staff have marked the answers as seen is new.
		await give(good, said("আর কিছু?"));
		expect(await countUnseen()).toBe(2);
	});

	test("a text is dealt with, or deleted, which stands in the list of what was done", async () => {
		const { actOnFeedback, listFeedback } = await load();
		await give(await publish("পরীক্ষার নোটিশ"), said("এক"), said("দুই"));
		const texts = async () => (await listFeedback())[0]?.texts ?? [];
		const [two, one] = await texts();
		expect([two?.text, one?.text]).toEqual(["দুই", "এক"]);
		await actOnFeedback({ act: "done", id: two?.id ?? 0 }, clerk);
		expect((await texts()).map(({ text, done }) => [text, done])).toEqual([
			["এক", false],
			["দুই", true],
		]);
		await actOnFeedback({ act: "delete", id: one?.id ?? 0 }, clerk);
		expect((await texts()).map(({ text }) => text)).toEqual(["দুই"]);
		await expect(actOnFeedback({ act: "delete", id: one?.id ?? 0 }, clerk)).rejects.toMatchObject({ kind: "notFound" });
		const { docs } = await payload.find({ collection: "activity", where: { kind: { equals: "feedback" } } });
		expect(docs).toMatchObject([{ action: "delete", byName: "করণিক" }]);
		expect(JSON.stringify(docs)).not.toContain('এক"');
	});

	test("of one page and of all pages a limited number of texts is kept, the newest", async () => {
		const { listFeedback, mostTexts, rows, sql } = await load();
		const id = await publish("ভর্তির নোটিশ");
		await give(id, ...Array.from({ length: mostTexts.page + 2 }, (_, index) => said(`কথা ${index + 1}`)));
		const [page] = await listFeedback();
		expect(page?.texts).toHaveLength(mostTexts.page);
		expect(page?.texts[0]?.text).toBe(`কথা ${mostTexts.page + 2}`);
		for (let index = 0; index < mostTexts.site; index++)
			await rows(
				payload,
				sql`INSERT INTO feedback_texts (feedback_id, text, done, at) VALUES (${page?.id}, 'পুরোনো', 0, '2026-01-01')`,
			);
		await give(await publish("আরেকটি নোটিশ"), said("শেষ কথা"));
		const [all] = await rows<{ n: number | string }>(payload, sql`SELECT count(*) AS n FROM feedback_texts`);
		expect(Number(all?.n)).toBe(mostTexts.site);
		expect((await listFeedback()).flatMap(({ texts }) => texts).some(({ text }) => text === "শেষ কথা")).toBe(true);
	});

	test("a page that is not published takes no answers", async () => {
		const { listFeedback } = await load();
		const draft = await payload.create({ collection: "notices", data: { name: "খসড়া" } as never, draft: true });
		await expect(give(draft.id, no)).rejects.toMatchObject({ kind: "notFound" });
		await expect(give(999_999, no)).rejects.toMatchObject({ kind: "notFound" });
		expect(await listFeedback()).toEqual([]);
	});

	test("texts go after their time, and answers with their page", async () => {
		const { listFeedback, rows, sql } = await load();
		const { tidyUp } = await import("@/lib/upkeep/housekeeping");
		const { daysAgo, feedbackDays } = await import("@/lib/cms/retention");
		const id = await publish("বইয়ের নোটিশ");
		await give(id, no, said("পুরোনো কথা"), said("নতুন কথা"));
		await rows(payload, sql`UPDATE feedback_texts SET at = ${daysAgo(feedbackDays + 1)} WHERE text = ${"পুরোনো কথা"}`);
		await tidyUp(payload);
		expect((await listFeedback())[0]?.texts.map(({ text }) => text)).toEqual(["নতুন কথা"]);
		await payload.delete({ collection: "notices", id });
		await tidyUp(payload);
		const left = await rows(payload, sql`SELECT id FROM feedback UNION ALL SELECT id FROM feedback_texts`);
		expect(left).toEqual([]);
	});
});
